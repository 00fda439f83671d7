import type { ModelRow } from './ModelRow.ts';
import { burning, electric, model } from './ModelRow.ts';

/** Vans (prices with VAT here, shown without) and motorcycles. Maker's data, rounded. */
export const workModels: ModelRow[] = [
  model('Volkswagen', 'Transporter', 'van', [2017, 2026], 12, [4904, 1904, 1990, 1990, 3, 4, 5800, 70, null], [
    burning('diesel', '2.0 TDI', 'AF', 150, 12.9, 7.4, 449),
    burning('diesel', '2.0 TDI 4Motion', 'A4', 204, 10.6, 8.3, 529),
  ]),
  model('Volkswagen', 'Caddy Cargo', 'van', [2016, 2026], 9, [4500, 1855, 1797, 1540, 2, 4, 3100, 50, null], [
    burning('diesel', '2.0 TDI', 'MF', 102, 13.5, 5.1, 309),
  ]),
  model('Ford', 'Transit Custom', 'van', [2016, 2026], 9, [5050, 2032, 1968, 1980, 3, 4, 5800, 70, null], [
    burning('diesel', '2.0 EcoBlue', 'AF', 136, 12.7, 7.6, 419),
    electric('E-Transit Custom', 'AR', 218, 8.2, 64, 337, 21.7, 125, 599),
  ]),
  model('Mercedes-Benz', 'Vito', 'van', [2016, 2026], 7, [5140, 1928, 1910, 2080, 3, 4, 6000, 70, null], [
    burning('diesel', '116 CDI', 'AR', 163, 11.3, 7.7, 459),
  ]),
  model('Renault', 'Kangoo', 'van', [2018, 2026], 6, [4486, 1860, 1864, 1580, 2, 4, 3300, 54, null], [
    burning('diesel', 'Blue dCi 95', 'MF', 95, 14.4, 5.3, 279),
    electric('E-Tech', 'AF', 122, 11.6, 45, 300, 18.7, 80, 389),
  ]),
  model('Peugeot', 'Expert', 'van', [2017, 2026], 6, [4983, 1920, 1935, 1760, 3, 4, 5300, 69, null], [
    burning('diesel', '2.0 BlueHDi', 'AF', 145, 11.9, 6.9, 389),
    electric('E-Expert', 'AF', 136, 12.8, 75, 350, 24.5, 100, 549),
  ]),
  model('Toyota', 'Proace City', 'van', [2020, 2026], 5, [4403, 1848, 1796, 1450, 3, 4, 3300, 50, null], [
    burning('diesel', '1.5 D', 'MF', 102, 13.0, 5.3, 289),
  ]),
  model('Honda', 'CB500X', 'motorcycle', [2018, 2025], 2, [2155, 825, 1410, 199, 2, 0, 0, 17, null], [
    burning('petrol', 'ABS', 'MR', 48, 5.5, 3.5, 89),
  ]),
  model('BMW', 'R 1250 GS', 'motorcycle', [2019, 2024], 2, [2207, 952, 1430, 249, 2, 0, 0, 20, null], [
    burning('petrol', 'Adventure', 'MR', 136, 3.5, 4.8, 229),
  ]),
  model('Suzuki', 'V-Strom 650', 'motorcycle', [2018, 2024], 2, [2275, 835, 1405, 213, 2, 0, 0, 20, null], [
    burning('petrol', 'XT', 'MR', 71, 4.3, 4.1, 99),
  ]),
  model('Honda', 'CRF1100L Africa Twin', 'motorcycle', [2020, 2025], 1, [2330, 960, 1395, 231, 2, 0, 0, 19, null], [
    burning('petrol', 'DCT', 'AR', 102, 3.9, 4.9, 189),
  ]),
];
