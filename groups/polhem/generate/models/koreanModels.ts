import type { ModelRow } from './ModelRow.ts';
import { burning, electric, model, plugIn } from './ModelRow.ts';

/** Makes from Korea. Maker's data, rounded. */
export const koreanModels: ModelRow[] = [
  model(
    'Kia',
    'Ceed',
    'estate',
    [2018, 2026],
    16,
    [4605, 1800, 1465, 1400, 5, 5, 625, 50, 5],
    [
      burning('petrol', '1.5 T-GDI Sportswagon', 'AF', 140, 8.9, 5.9, 299),
      plugIn('1.6 PHEV Sportswagon', 'AF', 141, 10.8, 1.3, 8.9, 50, 369),
    ],
  ),
  model(
    'Kia',
    'Niro',
    'suv',
    [2017, 2026],
    18,
    [4420, 1825, 1570, 1700, 5, 5, 475, 42, 4],
    [burning('hybrid', '1.6 HEV', 'AF', 141, 10.4, 4.4, 329), electric('EV', 'AF', 204, 7.8, 64.8, 460, 16.2, 80, 449)],
  ),
  model(
    'Kia',
    'Sportage',
    'suv',
    [2016, 2026],
    16,
    [4515, 1865, 1650, 1720, 5, 5, 540, 42, 5],
    [
      burning('hybrid', '1.6 T-GDI HEV AWD', 'A4', 230, 8.3, 6.3, 429),
      plugIn('1.6 T-GDI PHEV AWD', 'A4', 265, 8.2, 1.1, 13.8, 70, 489),
    ],
  ),
  model(
    'Kia',
    'EV6',
    'suv',
    [2021, 2026],
    16,
    [4695, 1890, 1550, 2015, 5, 5, 490, 0, 5],
    [
      electric('Long Range', 'AR', 229, 7.3, 77.4, 528, 16.5, 240, 539),
      electric('Long Range AWD', 'A4', 325, 5.2, 77.4, 506, 17.2, 240, 589),
    ],
  ),
  model(
    'Kia',
    'Picanto',
    'hatchback',
    [2017, 2026],
    6,
    [3595, 1595, 1485, 990, 5, 5, 255, 35, 3],
    [burning('petrol', '1.2', 'MF', 84, 13.1, 5.1, 169)],
  ),
  model(
    'Hyundai',
    'i20',
    'hatchback',
    [2016, 2026],
    7,
    [4040, 1775, 1450, 1140, 5, 5, 352, 40, 4],
    [burning('petrol', '1.0 T-GDI', 'MF', 100, 10.4, 5.2, 219)],
  ),
  model(
    'Hyundai',
    'Tucson',
    'suv',
    [2016, 2026],
    13,
    [4510, 1865, 1650, 1720, 5, 5, 558, 42, 5],
    [
      plugIn('1.6 T-GDI PHEV AWD', 'A4', 265, 8.2, 1.4, 13.8, 62, 479),
      burning('hybrid', '1.6 T-GDI HEV', 'AF', 230, 8.0, 5.7, 419),
    ],
  ),
  model(
    'Hyundai',
    'Kona',
    'suv',
    [2018, 2026],
    10,
    [4355, 1825, 1575, 1690, 5, 5, 466, 0, 4],
    [electric('Electric 65 kWh', 'AF', 218, 7.8, 65.4, 514, 14.7, 102, 429)],
  ),
  model(
    'Hyundai',
    'IONIQ 5',
    'suv',
    [2021, 2026],
    14,
    [4655, 1890, 1605, 2010, 5, 5, 520, 0, 5],
    [
      electric('Long Range', 'AR', 229, 7.5, 84, 570, 17.0, 240, 529),
      electric('Long Range AWD', 'A4', 325, 5.3, 84, 546, 17.7, 240, 579),
    ],
  ),
];
