import type { ModelRow } from './ModelRow.ts';
import { burning, electric, model, plugIn } from './ModelRow.ts';

/** Makes from the Czech Republic and Spain. Maker's data, rounded. */
export const czechSpanishModels: ModelRow[] = [
  model(
    'Skoda',
    'Octavia',
    'estate',
    [2017, 2026],
    26,
    [4689, 1829, 1468, 1480, 5, 5, 640, 50, 5],
    [
      burning('mildHybrid', '1.5 TSI eTEC', 'AF', 150, 8.6, 5.1, 349),
      burning('diesel', '2.0 TDI', 'AF', 150, 8.8, 4.6, 369),
      burning('diesel', '2.0 TDI RS 4x4', 'A4', 200, 6.8, 5.5, 439),
    ],
  ),
  model(
    'Skoda',
    'Superb',
    'estate',
    [2016, 2026],
    15,
    [4902, 1849, 1482, 1640, 5, 5, 690, 66, 5],
    [
      burning('diesel', '2.0 TDI 4x4', 'A4', 193, 7.5, 5.8, 469),
      plugIn('1.5 TSI iV', 'AF', 204, 8.1, 0.5, 25.7, 118, 499),
    ],
  ),
  model(
    'Skoda',
    'Kodiaq',
    'suv',
    [2017, 2026],
    15,
    [4758, 1864, 1659, 1830, 7, 5, 340, 58, 5],
    [
      burning('diesel', '2.0 TDI 4x4', 'A4', 193, 8.0, 6.3, 509),
      plugIn('1.5 TSI iV', 'AF', 204, 8.4, 0.5, 25.7, 114, 539),
    ],
  ),
  model(
    'Skoda',
    'Fabia',
    'hatchback',
    [2016, 2026],
    8,
    [4108, 1780, 1459, 1140, 5, 5, 380, 40, 5],
    [burning('petrol', '1.0 TSI', 'MF', 95, 10.6, 5.0, 209)],
  ),
  model(
    'Skoda',
    'Enyaq',
    'suv',
    [2021, 2026],
    20,
    [4649, 1879, 1616, 2100, 5, 5, 585, 0, 5],
    [
      electric('60', 'AR', 204, 8.1, 63, 431, 16.1, 165, 479),
      electric('85', 'AR', 286, 6.7, 82, 565, 15.8, 175, 529),
      electric('85x', 'A4', 286, 6.6, 82, 537, 16.5, 175, 559),
    ],
  ),
  model(
    'SEAT',
    'Leon',
    'estate',
    [2017, 2026],
    9,
    [4642, 1799, 1437, 1400, 5, 5, 620, 50, 5],
    [
      burning('petrol', '1.5 TSI DSG Sportstourer', 'AF', 150, 8.7, 5.6, 289),
      plugIn('1.4 e-Hybrid Sportstourer', 'AF', 204, 7.7, 1.2, 13, 60, 389),
    ],
  ),
  model(
    'SEAT',
    'Ibiza',
    'hatchback',
    [2017, 2026],
    6,
    [4059, 1780, 1447, 1130, 5, 5, 355, 40, 5],
    [burning('petrol', '1.0 TSI', 'MF', 95, 10.9, 5.2, 209)],
  ),
  model(
    'SEAT',
    'Ateca',
    'suv',
    [2016, 2025],
    6,
    [4381, 1841, 1611, 1440, 5, 5, 510, 50, 5],
    [burning('petrol', '1.5 TSI', 'AF', 150, 8.6, 6.4, 339)],
  ),
  model(
    'CUPRA',
    'Formentor',
    'suv',
    [2020, 2026],
    12,
    [4446, 1839, 1511, 1560, 5, 5, 450, 55, 5],
    [
      plugIn('1.4 e-Hybrid', 'AF', 204, 7.8, 1.2, 13, 60, 439),
      burning('petrol', 'VZ 2.0 TSI 4Drive', 'A4', 310, 4.9, 8.5, 519),
    ],
  ),
  model(
    'CUPRA',
    'Born',
    'hatchback',
    [2021, 2026],
    10,
    [4324, 1809, 1540, 1840, 5, 5, 385, 0, 5],
    [
      electric('58 kWh', 'AR', 204, 7.3, 62, 426, 15.7, 120, 419),
      electric('77 kWh e-Boost', 'AR', 231, 7.0, 82, 552, 15.8, 170, 489),
    ],
  ),
];
