import type { ModelRow } from './ModelRow.ts';
import { burning, electric, model, plugIn } from './ModelRow.ts';

/** Makes from the rest of Europe and from Asia. Maker's data, rounded. */
export const otherModels: ModelRow[] = [
  model('Skoda', 'Octavia', 'estate', [2017, 2026], 26, [4689, 1829, 1468, 1480, 5, 5, 640, 50, 5], [
    burning('mildHybrid', '1.5 TSI eTEC', 'AF', 150, 8.6, 5.1, 349),
    burning('diesel', '2.0 TDI', 'AF', 150, 8.8, 4.6, 369),
    burning('diesel', '2.0 TDI RS 4x4', 'A4', 200, 6.8, 5.5, 439),
  ]),
  model('Skoda', 'Superb', 'estate', [2016, 2026], 15, [4902, 1849, 1482, 1640, 5, 5, 690, 66, 5], [
    burning('diesel', '2.0 TDI 4x4', 'A4', 193, 7.5, 5.8, 469),
    plugIn('1.5 TSI iV', 'AF', 204, 8.1, 0.5, 25.7, 118, 499),
  ]),
  model('Skoda', 'Kodiaq', 'suv', [2017, 2026], 15, [4758, 1864, 1659, 1830, 7, 5, 340, 58, 5], [
    burning('diesel', '2.0 TDI 4x4', 'A4', 193, 8.0, 6.3, 509),
    plugIn('1.5 TSI iV', 'AF', 204, 8.4, 0.5, 25.7, 114, 539),
  ]),
  model('Skoda', 'Fabia', 'hatchback', [2016, 2026], 8, [4108, 1780, 1459, 1140, 5, 5, 380, 40, 5], [
    burning('petrol', '1.0 TSI', 'MF', 95, 10.6, 5.0, 209),
  ]),
  model('Skoda', 'Enyaq', 'suv', [2021, 2026], 20, [4649, 1879, 1616, 2100, 5, 5, 585, 0, 5], [
    electric('60', 'AR', 204, 8.1, 63, 431, 16.1, 165, 479),
    electric('85', 'AR', 286, 6.7, 82, 565, 15.8, 175, 529),
    electric('85x', 'A4', 286, 6.6, 82, 537, 16.5, 175, 559),
  ]),
  model('SEAT', 'Leon', 'estate', [2017, 2026], 9, [4642, 1799, 1437, 1400, 5, 5, 620, 50, 5], [
    burning('petrol', '1.5 TSI Sportstourer', 'MF', 150, 8.7, 5.4, 289),
    plugIn('1.4 e-Hybrid Sportstourer', 'AF', 204, 7.7, 1.2, 13, 60, 389),
  ]),
  model('SEAT', 'Ibiza', 'hatchback', [2017, 2026], 6, [4059, 1780, 1447, 1130, 5, 5, 355, 40, 5], [
    burning('petrol', '1.0 TSI', 'MF', 95, 10.9, 5.2, 209),
  ]),
  model('SEAT', 'Ateca', 'suv', [2016, 2025], 6, [4381, 1841, 1611, 1440, 5, 5, 510, 50, 5], [
    burning('petrol', '1.5 TSI', 'AF', 150, 8.6, 6.4, 339),
  ]),
  model('CUPRA', 'Formentor', 'suv', [2020, 2026], 12, [4446, 1839, 1511, 1560, 5, 5, 450, 55, 5], [
    plugIn('1.4 e-Hybrid', 'AF', 204, 7.8, 1.2, 13, 60, 439),
    burning('petrol', 'VZ 2.0 TSI 4Drive', 'A4', 310, 4.9, 8.5, 519),
  ]),
  model('CUPRA', 'Born', 'hatchback', [2021, 2026], 10, [4324, 1809, 1540, 1840, 5, 5, 385, 0, 5], [
    electric('58 kWh', 'AR', 204, 7.3, 62, 426, 15.7, 120, 419),
    electric('77 kWh e-Boost', 'AR', 231, 7.0, 82, 552, 15.8, 170, 489),
  ]),
  model('Ford', 'Focus', 'estate', [2016, 2025], 10, [4669, 1825, 1481, 1380, 5, 5, 608, 52, 5], [
    burning('mildHybrid', '1.0 EcoBoost Hybrid Kombi', 'MF', 125, 10.4, 5.2, 289),
  ]),
  model('Ford', 'Puma', 'suv', [2020, 2026], 9, [4186, 1805, 1550, 1280, 5, 5, 456, 42, 5], [
    burning('mildHybrid', '1.0 EcoBoost Hybrid', 'AF', 125, 9.6, 5.7, 279),
  ]),
  model('Ford', 'Kuga', 'suv', [2016, 2026], 14, [4614, 1883, 1680, 1840, 5, 5, 412, 45, 5], [
    plugIn('2.5 PHEV', 'AF', 225, 9.2, 1.0, 14.4, 64, 429),
    burning('hybrid', '2.5 FHEV AWD', 'A4', 183, 9.1, 5.5, 419),
  ]),
  model('Ford', 'Mustang Mach-E', 'suv', [2021, 2026], 8, [4713, 1881, 1597, 2100, 5, 5, 402, 0, 5], [
    electric('Standard Range', 'AR', 269, 6.9, 76, 470, 17.2, 115, 519),
    electric('Extended Range AWD', 'A4', 351, 5.8, 98, 540, 19.5, 150, 629),
  ]),
  model('Ford', 'Ranger', 'pickup', [2017, 2026], 8, [5370, 1918, 1884, 2270, 5, 4, 1233, 80, 5], [
    burning('diesel', '2.0 EcoBlue Double Cab', 'A4', 205, 10.5, 8.4, 469),
    burning('diesel', '3.0 V6 Double Cab', 'A4', 240, 8.7, 10.0, 569),
  ]),
  model('Renault', 'Clio', 'hatchback', [2016, 2026], 9, [4053, 1798, 1440, 1120, 5, 5, 391, 42, 5], [
    burning('petrol', 'TCe 90', 'MF', 90, 12.2, 5.2, 209),
    burning('hybrid', 'E-Tech 145', 'AF', 143, 9.3, 4.3, 269),
  ]),
  model('Renault', 'Captur', 'suv', [2017, 2026], 9, [4239, 1797, 1575, 1300, 5, 5, 422, 48, 5], [
    burning('hybrid', 'E-Tech 145', 'AF', 143, 10.6, 4.7, 309),
  ]),
  model('Renault', 'Megane E-Tech', 'hatchback', [2022, 2026], 9, [4200, 1768, 1519, 1708, 5, 5, 440, 0, 5], [
    electric('EV60', 'AF', 220, 7.4, 60, 450, 15.5, 130, 419),
  ]),
  model('Renault', 'Scenic E-Tech', 'suv', [2024, 2026], 7, [4470, 1864, 1571, 1900, 5, 5, 545, 0, 5], [
    electric('Long Range', 'AF', 220, 7.9, 87, 625, 16.8, 150, 499),
  ]),
  model('Peugeot', '208', 'hatchback', [2019, 2026], 8, [4055, 1745, 1430, 1130, 5, 5, 352, 44, 4], [
    burning('petrol', '1.2 PureTech', 'MF', 100, 9.9, 5.3, 219),
    electric('E-208', 'AF', 156, 8.2, 51, 410, 14.1, 100, 369),
  ]),
  model('Peugeot', '308', 'estate', [2017, 2026], 9, [4636, 1852, 1442, 1420, 5, 5, 608, 52, 4], [
    burning('diesel', 'SW 1.5 BlueHDi', 'AF', 130, 10.6, 4.6, 339),
    plugIn('SW Plug-in Hybrid 180', 'AF', 180, 7.7, 1.2, 12.4, 60, 419),
  ]),
  model('Peugeot', '3008', 'suv', [2017, 2026], 11, [4542, 1895, 1641, 1580, 5, 5, 520, 55, 4], [
    burning('mildHybrid', 'Hybrid 136', 'AF', 136, 10.2, 5.4, 389),
    electric('E-3008', 'AF', 213, 8.8, 73, 527, 16.7, 160, 519),
  ]),
  model('Citroën', 'C3', 'hatchback', [2017, 2026], 6, [4015, 1755, 1577, 1150, 5, 5, 310, 44, 4], [
    burning('petrol', 'PureTech 83', 'MF', 83, 13.3, 5.6, 189),
    electric('ë-C3', 'AF', 113, 11.0, 44, 320, 17.1, 100, 289),
  ]),
  model('Citroën', 'C5 Aircross', 'suv', [2019, 2025], 6, [4500, 1840, 1689, 1610, 5, 5, 580, 53, 4], [
    plugIn('Plug-in Hybrid 225', 'AF', 225, 8.7, 1.3, 13.2, 55, 429),
  ]),
  model('Dacia', 'Duster', 'suv', [2018, 2026], 9, [4343, 1813, 1656, 1390, 5, 5, 472, 50, 3], [
    burning('petrol', 'TCe 130 4x4', 'M4', 130, 11.0, 6.2, 249),
    burning('hybrid', 'Hybrid 140', 'AF', 140, 10.1, 5.1, 259),
  ]),
  model('Dacia', 'Sandero', 'hatchback', [2018, 2026], 6, [4099, 1848, 1535, 1120, 5, 5, 328, 50, 2], [
    burning('petrol', 'Stepway TCe 90', 'MF', 91, 12.0, 5.6, 169),
  ]),
  model('Fiat', '500', 'hatchback', [2016, 2026], 6, [3632, 1683, 1527, 1365, 4, 3, 185, 0, 4], [
    electric('42 kWh', 'AF', 118, 9.0, 42, 321, 14.0, 85, 329),
  ]),
  model('Fiat', 'Panda', 'hatchback', [2016, 2024], 4, [3653, 1643, 1551, 1000, 5, 5, 225, 38, null], [
    burning('mildHybrid', '1.0 Hybrid', 'MF', 70, 14.7, 4.9, 169),
  ]),
  model('MINI', 'Cooper', 'hatchback', [2016, 2026], 9, [3876, 1744, 1432, 1280, 4, 3, 210, 44, 5], [
    burning('petrol', 'C', 'AF', 156, 7.7, 5.9, 309),
    electric('SE', 'AF', 218, 6.7, 54, 402, 14.3, 95, 399),
  ]),
  model('MINI', 'Cabrio', 'cabriolet', [2016, 2026], 3, [3863, 1727, 1415, 1370, 4, 2, 160, 44, null], [
    burning('petrol', 'Cooper S', 'AF', 204, 6.9, 6.6, 389),
  ]),
  model('MINI', 'Countryman', 'suv', [2017, 2026], 7, [4433, 1843, 1656, 1680, 5, 5, 450, 54, 5], [
    electric('SE ALL4', 'A4', 313, 5.6, 66.5, 433, 17.0, 130, 509),
  ]),
  model('Land Rover', 'Defender', 'suv', [2020, 2026], 5, [5018, 2008, 1967, 2420, 5, 5, 786, 90, 5], [
    burning('mildHybrid', '110 D250', 'A4', 249, 8.3, 8.8, 899),
  ]),
  model('Land Rover', 'Range Rover Evoque', 'suv', [2016, 2025], 5, [4371, 1904, 1649, 1890, 5, 5, 472, 65, 5], [
    plugIn('P300e', 'A4', 309, 6.4, 1.4, 15, 62, 659),
  ]),
  model('Toyota', 'Yaris', 'hatchback', [2017, 2026], 13, [3940, 1745, 1500, 1130, 5, 5, 286, 36, 5], [
    burning('hybrid', '1.5 Hybrid', 'AF', 116, 9.7, 4.1, 259),
  ]),
  model('Toyota', 'Corolla', 'estate', [2019, 2026], 20, [4650, 1790, 1460, 1430, 5, 5, 596, 43, 5], [
    burning('hybrid', '1.8 Hybrid Touring Sports', 'AF', 140, 9.4, 4.6, 349),
    burning('hybrid', '2.0 Hybrid Touring Sports', 'AF', 196, 7.7, 4.8, 379),
  ]),
  model('Toyota', 'C-HR', 'suv', [2017, 2026], 12, [4362, 1832, 1558, 1500, 5, 5, 388, 43, 5], [
    burning('hybrid', '1.8 Hybrid', 'AF', 140, 9.9, 4.8, 359),
    plugIn('2.0 Plug-in Hybrid', 'AF', 223, 7.4, 0.9, 13.6, 66, 449),
  ]),
  model('Toyota', 'RAV4', 'suv', [2016, 2026], 20, [4600, 1855, 1685, 1700, 5, 5, 580, 55, 5], [
    burning('hybrid', '2.5 Hybrid AWD-i', 'A4', 222, 8.1, 5.6, 449),
    plugIn('2.5 Plug-in Hybrid AWD-i', 'A4', 306, 6.0, 1.0, 18.1, 75, 559),
  ]),
  model('Toyota', 'bZ4X', 'suv', [2022, 2026], 8, [4690, 1860, 1650, 1950, 5, 5, 452, 0, 5], [
    electric('FWD', 'AF', 204, 7.5, 71.4, 504, 14.4, 150, 479),
  ]),
  model('Lexus', 'UX', 'suv', [2019, 2026], 4, [4495, 1840, 1540, 1620, 5, 5, 320, 43, 5], [
    burning('hybrid', '300h', 'AF', 199, 8.1, 5.0, 419),
  ]),
  model('Lexus', 'NX', 'suv', [2016, 2026], 5, [4660, 1865, 1670, 1870, 5, 5, 520, 55, 5], [
    plugIn('450h+ AWD', 'A4', 309, 6.3, 1.0, 18.1, 69, 669),
  ]),
  model('Kia', 'Ceed', 'estate', [2018, 2026], 16, [4605, 1800, 1465, 1400, 5, 5, 625, 50, 5], [
    burning('petrol', '1.5 T-GDI Sportswagon', 'AF', 140, 8.9, 5.9, 299),
    plugIn('1.6 PHEV Sportswagon', 'AF', 141, 10.8, 1.3, 8.9, 50, 369),
  ]),
  model('Kia', 'Niro', 'suv', [2017, 2026], 18, [4420, 1825, 1570, 1700, 5, 5, 475, 42, 4], [
    burning('hybrid', '1.6 HEV', 'AF', 141, 10.4, 4.4, 329),
    electric('EV', 'AF', 204, 7.8, 64.8, 460, 16.2, 80, 449),
  ]),
  model('Kia', 'Sportage', 'suv', [2016, 2026], 16, [4515, 1865, 1650, 1720, 5, 5, 540, 42, 5], [
    burning('hybrid', '1.6 T-GDI HEV AWD', 'A4', 230, 8.3, 6.3, 429),
    plugIn('1.6 T-GDI PHEV AWD', 'A4', 265, 8.2, 1.1, 13.8, 70, 489),
  ]),
  model('Kia', 'EV6', 'suv', [2021, 2026], 16, [4695, 1890, 1550, 2015, 5, 5, 490, 0, 5], [
    electric('Long Range', 'AR', 229, 7.3, 77.4, 528, 16.5, 240, 539),
    electric('Long Range AWD', 'A4', 325, 5.2, 77.4, 506, 17.2, 240, 589),
  ]),
  model('Kia', 'Picanto', 'hatchback', [2017, 2026], 6, [3595, 1595, 1485, 990, 5, 5, 255, 35, 3], [
    burning('petrol', '1.2', 'MF', 84, 13.1, 5.1, 169),
  ]),
  model('Hyundai', 'i20', 'hatchback', [2016, 2026], 7, [4040, 1775, 1450, 1140, 5, 5, 352, 40, 4], [
    burning('petrol', '1.0 T-GDI', 'MF', 100, 10.4, 5.2, 219),
  ]),
  model('Hyundai', 'Tucson', 'suv', [2016, 2026], 13, [4510, 1865, 1650, 1720, 5, 5, 558, 42, 5], [
    plugIn('1.6 T-GDI PHEV AWD', 'A4', 265, 8.2, 1.4, 13.8, 62, 479),
    burning('hybrid', '1.6 T-GDI HEV', 'AF', 230, 8.0, 5.7, 419),
  ]),
  model('Hyundai', 'Kona', 'suv', [2018, 2026], 10, [4355, 1825, 1575, 1690, 5, 5, 466, 0, 4], [
    electric('Electric 65 kWh', 'AF', 218, 7.8, 65.4, 514, 14.7, 102, 429),
  ]),
  model('Hyundai', 'IONIQ 5', 'suv', [2021, 2026], 14, [4655, 1890, 1605, 2010, 5, 5, 520, 0, 5], [
    electric('Long Range', 'AR', 229, 7.5, 84, 570, 17.0, 240, 529),
    electric('Long Range AWD', 'A4', 325, 5.3, 84, 546, 17.7, 240, 579),
  ]),
  model('Nissan', 'Qashqai', 'suv', [2016, 2026], 14, [4425, 1835, 1625, 1450, 5, 5, 504, 55, 5], [
    burning('mildHybrid', '1.3 MHEV Xtronic', 'AF', 158, 9.2, 6.3, 349),
    burning('hybrid', 'e-Power', 'AF', 190, 7.9, 5.1, 399),
  ]),
  model('Nissan', 'Leaf', 'hatchback', [2018, 2025], 9, [4490, 1788, 1540, 1640, 5, 5, 435, 0, 5], [
    electric('40 kWh', 'AF', 150, 7.9, 40, 270, 17.1, 46, 349),
    electric('e+ 62 kWh', 'AF', 217, 7.1, 62, 385, 18.5, 100, 409),
  ]),
  model('Nissan', 'Ariya', 'suv', [2022, 2026], 6, [4595, 1850, 1650, 2030, 5, 5, 468, 0, 5], [
    electric('87 kWh', 'AF', 242, 7.6, 91, 533, 18.1, 130, 549),
  ]),
  model('Mazda', 'CX-5', 'suv', [2017, 2026], 9, [4575, 1845, 1680, 1640, 5, 5, 522, 58, 5], [
    burning('petrol', '2.5 Skyactiv-G AWD', 'A4', 194, 9.3, 8.0, 429),
  ]),
  model('Mazda', 'MX-5', 'cabriolet', [2016, 2025], 3, [3915, 1735, 1225, 1070, 2, 2, 130, 45, 4], [
    burning('petrol', '2.0 Skyactiv-G', 'MR', 184, 6.5, 6.8, 389),
  ]),
  model('Mazda', 'CX-60', 'suv', [2022, 2026], 6, [4745, 1890, 1680, 2070, 5, 5, 570, 50, 5], [
    plugIn('2.5 PHEV AWD', 'A4', 327, 5.8, 1.5, 17.8, 63, 599),
  ]),
  model('Honda', 'Civic', 'hatchback', [2017, 2026], 5, [4551, 1802, 1408, 1520, 5, 5, 404, 40, 5], [
    burning('hybrid', 'e:HEV', 'AF', 184, 7.9, 4.7, 399),
  ]),
  model('Honda', 'CR-V', 'suv', [2018, 2026], 6, [4706, 1866, 1684, 1840, 5, 5, 596, 57, 5], [
    burning('hybrid', 'e:HEV AWD', 'A4', 184, 9.5, 6.6, 519),
  ]),
  model('Subaru', 'Outback', 'estate', [2016, 2025], 8, [4870, 1875, 1675, 1680, 5, 5, 561, 63, 5], [
    burning('petrol', '2.5i AWD', 'A4', 169, 10.2, 8.6, 459),
  ]),
  model('Subaru', 'Forester', 'suv', [2019, 2026], 6, [4640, 1815, 1730, 1660, 5, 5, 509, 48, 5], [
    burning('mildHybrid', '2.0 e-Boxer AWD', 'A4', 150, 11.8, 8.1, 429),
  ]),
  model('Suzuki', 'Swift', 'hatchback', [2017, 2026], 5, [3860, 1735, 1495, 980, 5, 5, 265, 37, 3], [
    burning('mildHybrid', '1.2 Hybrid', 'MF', 83, 12.5, 4.4, 209),
  ]),
  model('Suzuki', 'Vitara', 'suv', [2016, 2026], 6, [4185, 1775, 1595, 1280, 5, 5, 362, 47, 4], [
    burning('mildHybrid', '1.4 Hybrid AllGrip', 'M4', 129, 10.2, 5.9, 299),
  ]),
];
