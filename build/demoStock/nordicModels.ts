import type { ModelRow } from './ModelRow.ts';
import { burning, electric, model, plugIn } from './ModelRow.ts';

/** Makes from the Nordic countries and electric newcomers. Maker's data, rounded. */
export const nordicModels: ModelRow[] = [
  model('Volvo', 'V60', 'estate', [2018, 2026], 60, [4761, 1850, 1427, 1790, 5, 5, 529, 60, 5], [
    burning('mildHybrid', 'B4', 'AF', 197, 7.6, 6.5, 459),
    burning('mildHybrid', 'B4 Diesel', 'AF', 197, 7.6, 5.3, 469),
    plugIn('Recharge T6 AWD', 'A4', 350, 5.4, 1.2, 18.8, 88, 589),
  ]),
  model('Volvo', 'V60 Cross Country', 'estate', [2019, 2026], 18, [4784, 1850, 1499, 1880, 5, 5, 529, 60, 5], [
    burning('mildHybrid', 'B4 AWD Diesel', 'A4', 197, 8.2, 5.9, 529),
    burning('mildHybrid', 'B5 AWD', 'A4', 250, 6.9, 7.4, 539),
  ]),
  model('Volvo', 'V90', 'estate', [2017, 2025], 34, [4936, 1879, 1475, 1880, 5, 5, 551, 60, 5], [
    burning('mildHybrid', 'B5 AWD Diesel', 'A4', 235, 7.2, 5.8, 599),
    plugIn('Recharge T6 AWD', 'A4', 350, 5.7, 1.3, 18.8, 86, 679),
  ]),
  model('Volvo', 'XC40', 'suv', [2018, 2026], 46, [4440, 1863, 1652, 1710, 5, 5, 452, 54, 5], [
    burning('mildHybrid', 'B3', 'AF', 163, 8.6, 6.6, 399),
    burning('mildHybrid', 'B4', 'AF', 197, 7.6, 6.8, 429),
    plugIn('Recharge T4', 'AF', 211, 8.5, 2.1, 10.7, 45, 479),
  ]),
  model('Volvo', 'XC60', 'suv', [2017, 2026], 58, [4708, 1902, 1658, 1980, 5, 5, 483, 71, 5], [
    burning('mildHybrid', 'B4 AWD Diesel', 'A4', 197, 8.3, 6.2, 569),
    burning('mildHybrid', 'B5 AWD', 'A4', 250, 6.9, 7.7, 589),
    plugIn('Recharge T6 AWD', 'A4', 350, 5.7, 1.1, 18.8, 80, 679),
    plugIn('Recharge T8 AWD', 'A4', 455, 4.9, 1.1, 18.8, 80, 769),
  ]),
  model('Volvo', 'XC90', 'suv', [2016, 2026], 26, [4953, 1923, 1776, 2240, 7, 5, 302, 71, 5], [
    burning('mildHybrid', 'B5 AWD Diesel', 'A4', 235, 7.6, 6.7, 789),
    plugIn('Recharge T8 AWD', 'A4', 455, 5.3, 1.3, 18.8, 71, 939),
  ]),
  model('Volvo', 'EX30', 'suv', [2024, 2026], 24, [4233, 1838, 1549, 1840, 5, 5, 318, 0, 5], [
    electric('Single Motor', 'AR', 272, 5.7, 51, 344, 16.7, 134, 419),
    electric('Single Motor Extended Range', 'AR', 272, 5.3, 69, 476, 17.0, 153, 459),
    electric('Twin Motor Performance', 'A4', 428, 3.6, 69, 450, 17.5, 153, 519),
  ]),
  model('Volvo', 'EX40', 'suv', [2024, 2026], 16, [4440, 1873, 1647, 2030, 5, 5, 410, 0, 5], [
    electric('Single Motor Extended Range', 'AR', 252, 7.3, 82, 573, 16.6, 205, 559),
    electric('Twin Motor', 'A4', 408, 4.8, 82, 550, 17.2, 205, 609),
  ]),
  model('Volvo', 'C40', 'suv', [2022, 2024], 12, [4440, 1873, 1596, 2010, 5, 5, 404, 0, 5], [
    electric('Recharge Single Motor', 'AR', 238, 7.4, 69, 476, 16.8, 130, 529),
    electric('Recharge Twin Motor', 'A4', 408, 4.7, 78, 507, 17.6, 150, 589),
  ]),
  model('Volvo', 'EX90', 'suv', [2025, 2026], 6, [5037, 1964, 1744, 2780, 7, 5, 324, 0, 5], [
    electric('Twin Motor', 'A4', 408, 5.9, 111, 614, 20.1, 250, 1099),
    electric('Twin Motor Performance', 'A4', 517, 4.9, 111, 614, 20.8, 250, 1179),
  ]),
  model('Volvo', 'S60', 'sedan', [2019, 2024], 9, [4778, 1850, 1437, 1750, 5, 4, 427, 60, 5], [
    burning('mildHybrid', 'B4', 'AF', 197, 7.5, 6.4, 439),
    plugIn('Recharge T8 AWD', 'A4', 455, 4.6, 1.0, 18.8, 90, 639),
  ]),
  model('Volvo', 'S90', 'sedan', [2017, 2025], 8, [4969, 1879, 1450, 1850, 5, 4, 461, 60, 5], [
    burning('mildHybrid', 'B5 AWD Diesel', 'A4', 235, 7.1, 5.7, 589),
  ]),
  model('Polestar', '2', 'hatchback', [2020, 2026], 26, [4606, 1859, 1479, 2000, 5, 5, 405, 0, 5], [
    electric('Standard Range Single Motor', 'AR', 272, 6.4, 70, 546, 14.8, 135, 519),
    electric('Long Range Single Motor', 'AR', 299, 6.2, 82, 655, 14.9, 205, 559),
    electric('Long Range Dual Motor', 'A4', 421, 4.5, 82, 591, 16.8, 205, 609),
  ]),
  model('Polestar', '3', 'suv', [2024, 2026], 6, [4900, 1968, 1614, 2650, 5, 5, 484, 0, 5], [
    electric('Long Range Dual Motor', 'A4', 489, 5.0, 111, 631, 20.3, 250, 989),
  ]),
  model('Polestar', '4', 'suv', [2024, 2026], 8, [4840, 2008, 1534, 2260, 5, 5, 526, 0, 5], [
    electric('Long Range Single Motor', 'AR', 272, 7.1, 100, 620, 17.8, 200, 689),
    electric('Long Range Dual Motor', 'A4', 544, 3.8, 100, 590, 18.7, 200, 779),
  ]),
  model('Tesla', 'Model 3', 'sedan', [2019, 2026], 26, [4720, 1849, 1441, 1830, 5, 4, 594, 0, 5], [
    electric('RWD', 'AR', 283, 6.1, 60, 513, 13.2, 170, 469),
    electric('Long Range AWD', 'A4', 498, 4.4, 79, 629, 14.0, 250, 559),
    electric('Performance', 'A4', 460, 3.1, 79, 528, 16.7, 250, 639),
  ]),
  model('Tesla', 'Model Y', 'suv', [2021, 2026], 40, [4790, 1921, 1624, 1990, 5, 5, 854, 0, 5], [
    electric('RWD', 'AR', 299, 5.9, 60, 500, 15.3, 175, 519),
    electric('Long Range AWD', 'A4', 514, 4.8, 79, 586, 15.3, 250, 599),
    electric('Performance', 'A4', 534, 3.7, 79, 514, 17.3, 250, 689),
  ]),
  model('Tesla', 'Model S', 'sedan', [2016, 2025], 4, [5021, 1987, 1431, 2170, 5, 5, 709, 0, 5], [
    electric('Long Range AWD', 'A4', 670, 3.2, 100, 634, 17.5, 250, 1199),
  ]),
  model('BYD', 'Atto 3', 'suv', [2022, 2026], 8, [4455, 1875, 1615, 1825, 5, 5, 440, 0, 5], [
    electric('Comfort', 'AF', 204, 7.3, 60.5, 420, 15.6, 88, 439),
  ]),
  model('BYD', 'Seal', 'sedan', [2023, 2026], 6, [4800, 1875, 1460, 2055, 5, 4, 400, 0, 5], [
    electric('Design', 'AR', 313, 5.9, 82.5, 570, 16.6, 150, 529),
    electric('Excellence AWD', 'A4', 530, 3.8, 82.5, 520, 18.2, 150, 589),
  ]),
  model('BYD', 'Dolphin', 'hatchback', [2023, 2026], 5, [4290, 1770, 1570, 1733, 5, 5, 345, 0, 5], [
    electric('Comfort', 'AF', 204, 7.0, 60.4, 427, 15.9, 88, 379),
  ]),
  model('MG', 'MG4', 'hatchback', [2022, 2026], 12, [4287, 1836, 1504, 1700, 5, 5, 363, 0, 5], [
    electric('Standard Range', 'AR', 170, 7.7, 51, 350, 17.0, 117, 349),
    electric('Extended Range', 'AR', 245, 6.5, 77, 520, 16.9, 144, 429),
  ]),
  model('MG', 'ZS EV', 'suv', [2020, 2025], 7, [4323, 1809, 1649, 1620, 5, 5, 448, 0, 5], [
    electric('Long Range', 'AF', 156, 8.4, 72.6, 440, 17.8, 92, 369),
  ]),
  model('MG', 'MG5', 'estate', [2021, 2025], 6, [4600, 1818, 1543, 1562, 5, 5, 479, 0, null], [
    electric('Long Range', 'AF', 156, 7.7, 61.1, 400, 17.5, 87, 379),
  ]),
];
