import type { ModelRow } from './ModelRow.ts';
import { burning, electric, model, plugIn } from './ModelRow.ts';

/** Makes from Germany. Maker's data, rounded. */
export const germanModels: ModelRow[] = [
  model('Volkswagen', 'Golf', 'hatchback', [2016, 2026], 34, [4284, 1789, 1491, 1340, 5, 5, 381, 50, 5], [
    burning('petrol', '1.5 TSI', 'MF', 130, 9.2, 5.4, 299),
    burning('mildHybrid', '1.5 eTSI', 'AF', 150, 8.5, 5.5, 339),
    burning('diesel', '2.0 TDI', 'AF', 150, 8.8, 4.5, 359),
    plugIn('1.4 eHybrid', 'AF', 204, 7.4, 0.9, 13, 71, 419),
  ]),
  model('Volkswagen', 'Passat', 'estate', [2016, 2026], 30, [4917, 1852, 1521, 1640, 5, 5, 690, 66, 5], [
    burning('mildHybrid', '1.5 eTSI', 'AF', 150, 9.2, 5.5, 419),
    burning('diesel', '2.0 TDI 4Motion', 'A4', 193, 7.4, 5.7, 479),
    plugIn('1.5 eHybrid', 'AF', 204, 8.0, 0.5, 25.7, 119, 519),
  ]),
  model('Volkswagen', 'Polo', 'hatchback', [2018, 2026], 14, [4074, 1751, 1451, 1170, 5, 5, 351, 40, 5], [
    burning('petrol', '1.0 TSI', 'MF', 95, 10.8, 5.2, 229),
    burning('petrol', '1.0 TSI DSG', 'AF', 110, 10.3, 5.4, 259),
  ]),
  model('Volkswagen', 'T-Roc', 'suv', [2018, 2026], 16, [4236, 1819, 1584, 1390, 5, 5, 445, 50, 5], [
    burning('petrol', '1.5 TSI', 'AF', 150, 8.4, 6.0, 339),
    burning('diesel', '2.0 TDI 4Motion', 'A4', 150, 8.6, 5.8, 389),
  ]),
  model('Volkswagen', 'Tiguan', 'suv', [2016, 2026], 24, [4539, 1842, 1660, 1640, 5, 5, 652, 58, 5], [
    burning('mildHybrid', '1.5 eTSI', 'AF', 150, 9.1, 6.0, 419),
    burning('diesel', '2.0 TDI 4Motion', 'A4', 193, 8.0, 6.1, 489),
    plugIn('1.5 eHybrid', 'AF', 272, 7.1, 0.5, 25.7, 113, 539),
  ]),
  model('Volkswagen', 'ID.3', 'hatchback', [2020, 2026], 20, [4264, 1809, 1564, 1815, 5, 5, 385, 0, 5], [
    electric('Pro', 'AR', 204, 7.4, 62, 434, 15.6, 130, 419),
    electric('Pro S', 'AR', 231, 7.1, 82, 569, 15.4, 175, 489),
  ]),
  model('Volkswagen', 'ID.4', 'suv', [2021, 2026], 32, [4584, 1852, 1634, 2120, 5, 5, 543, 0, 5], [
    electric('Pure', 'AR', 170, 9.0, 55, 360, 17.2, 115, 449),
    electric('Pro', 'AR', 286, 6.7, 82, 550, 16.4, 175, 529),
    electric('GTX 4Motion', 'A4', 340, 5.4, 82, 533, 17.0, 175, 609),
  ]),
  model('Volkswagen', 'ID.7 Tourer', 'estate', [2024, 2026], 12, [4961, 1862, 1549, 2180, 5, 5, 605, 0, 5], [
    electric('Pro', 'AR', 286, 6.6, 82, 607, 14.6, 175, 629),
    electric('Pro S', 'AR', 286, 6.7, 91, 690, 14.5, 200, 679),
  ]),
  model('Volkswagen', 'ID. Buzz', 'minibus', [2022, 2026], 6, [4712, 1985, 1937, 2470, 5, 5, 1121, 0, 5], [
    electric('Pro', 'AR', 286, 7.6, 82, 459, 20.4, 185, 679),
  ]),
  model('Volkswagen', 'Multivan', 'minibus', [2022, 2026], 4, [4973, 1941, 1907, 2140, 7, 5, 469, 58, 5], [
    burning('diesel', '2.0 TDI', 'AF', 150, 11.6, 6.6, 629),
  ]),
  model('Audi', 'A3', 'hatchback', [2016, 2026], 14, [4343, 1816, 1449, 1395, 5, 5, 380, 50, 5], [
    burning('mildHybrid', '35 TFSI', 'AF', 150, 8.4, 5.5, 359),
    plugIn('40 TFSI e', 'AF', 204, 7.6, 1.1, 13, 66, 449),
  ]),
  model('Audi', 'A4', 'estate', [2016, 2025], 18, [4762, 1847, 1435, 1640, 5, 5, 495, 54, 5], [
    burning('mildHybrid', 'Avant 40 TFSI quattro', 'A4', 204, 6.6, 7.0, 489),
    burning('diesel', 'Avant 40 TDI quattro', 'A4', 204, 6.9, 5.1, 509),
  ]),
  model('Audi', 'A6', 'estate', [2018, 2025], 12, [4939, 1886, 1467, 1820, 5, 5, 565, 63, 5], [
    burning('diesel', 'Avant 40 TDI quattro', 'A4', 204, 7.8, 5.7, 609),
    plugIn('Avant 50 TFSI e quattro', 'A4', 299, 6.2, 1.4, 17.9, 70, 699),
  ]),
  model('Audi', 'A5', 'coupe', [2017, 2024], 6, [4673, 1846, 1371, 1560, 4, 2, 450, 54, 5], [
    burning('mildHybrid', 'Coupé 40 TFSI', 'AF', 204, 7.1, 6.5, 519),
    burning('mildHybrid', 'Coupé 45 TFSI quattro', 'A4', 265, 5.7, 7.4, 569),
  ]),
  model('Audi', 'Q3', 'suv', [2018, 2026], 12, [4484, 1849, 1616, 1560, 5, 5, 530, 58, 5], [
    burning('mildHybrid', '35 TFSI', 'AF', 150, 9.2, 6.2, 419),
    plugIn('45 TFSI e', 'AF', 245, 7.3, 1.6, 13, 51, 489),
  ]),
  model('Audi', 'Q4 e-tron', 'suv', [2021, 2026], 16, [4588, 1865, 1632, 2125, 5, 5, 520, 0, 5], [
    electric('40', 'AR', 204, 8.5, 82, 520, 17.3, 135, 559),
    electric('50 quattro', 'A4', 299, 6.2, 82, 495, 18.1, 150, 629),
  ]),
  model('Audi', 'Q8 e-tron', 'suv', [2023, 2025], 6, [4915, 1937, 1633, 2585, 5, 5, 569, 0, 5], [
    electric('55 quattro', 'A4', 408, 5.6, 114, 582, 20.6, 170, 949),
  ]),
  model('BMW', '1-serie', 'hatchback', [2016, 2026], 10, [4319, 1799, 1434, 1420, 5, 5, 380, 50, 5], [
    burning('petrol', '118i', 'AF', 136, 8.9, 5.9, 329),
    burning('diesel', '118d', 'AF', 150, 8.4, 4.7, 359),
  ]),
  model('BMW', '3-serie', 'estate', [2016, 2026], 18, [4713, 1827, 1440, 1670, 5, 5, 500, 59, 5], [
    burning('mildHybrid', '320d xDrive Touring', 'A4', 190, 7.5, 5.2, 519),
    plugIn('330e xDrive Touring', 'A4', 292, 6.1, 1.5, 12, 57, 569),
  ]),
  model('BMW', '5-serie', 'sedan', [2017, 2026], 10, [5060, 1900, 1515, 1800, 5, 4, 520, 60, 5], [
    burning('mildHybrid', '520d xDrive', 'A4', 197, 7.3, 5.6, 639),
    plugIn('530e xDrive', 'A4', 299, 6.4, 0.7, 19.4, 92, 699),
  ]),
  model('BMW', '4-serie', 'cabriolet', [2017, 2026], 4, [4768, 1852, 1384, 1780, 4, 2, 385, 59, 5], [
    burning('mildHybrid', '430i Cabriolet', 'AR', 245, 6.2, 6.9, 669),
  ]),
  model('BMW', 'X1', 'suv', [2016, 2026], 14, [4500, 1845, 1642, 1590, 5, 5, 540, 54, 5], [
    burning('mildHybrid', 'xDrive20d', 'A4', 163, 8.6, 5.4, 479),
    plugIn('xDrive25e', 'A4', 245, 6.8, 0.8, 14.2, 84, 529),
  ]),
  model('BMW', 'X3', 'suv', [2018, 2026], 12, [4755, 1920, 1660, 1930, 5, 5, 570, 60, 5], [
    burning('mildHybrid', 'xDrive20d', 'A4', 197, 7.7, 6.0, 629),
    plugIn('xDrive30e', 'A4', 299, 6.2, 1.0, 19.7, 88, 719),
  ]),
  model('BMW', 'i4', 'sedan', [2021, 2026], 10, [4783, 1852, 1448, 2125, 5, 5, 470, 0, 4], [
    electric('eDrive40', 'AR', 340, 5.7, 83.9, 590, 16.1, 205, 629),
    electric('M50 xDrive', 'A4', 544, 3.9, 83.9, 522, 18.5, 205, 779),
  ]),
  model('BMW', 'iX1', 'suv', [2023, 2026], 10, [4500, 1845, 1616, 2085, 5, 5, 490, 0, 5], [
    electric('xDrive30', 'A4', 313, 5.6, 66.5, 440, 16.8, 130, 579),
  ]),
  model('BMW', 'iX', 'suv', [2021, 2026], 5, [4953, 1967, 1695, 2510, 5, 5, 500, 0, 5], [
    electric('xDrive40', 'A4', 326, 6.1, 76.6, 426, 19.4, 150, 899),
    electric('xDrive50', 'A4', 523, 4.6, 111.5, 633, 19.8, 195, 1139),
  ]),
  model('Mercedes-Benz', 'A-Klass', 'hatchback', [2018, 2025], 11, [4428, 1796, 1423, 1430, 5, 5, 345, 43, 5], [
    burning('mildHybrid', 'A 200', 'AF', 163, 8.2, 5.6, 379),
    plugIn('A 250 e', 'AF', 218, 7.4, 0.8, 15.6, 82, 469),
  ]),
  model('Mercedes-Benz', 'C-Klass', 'estate', [2018, 2026], 14, [4751, 1820, 1455, 1725, 5, 5, 490, 66, 5], [
    burning('mildHybrid', 'C 220 d 4MATIC Kombi', 'A4', 197, 7.5, 5.2, 569),
    plugIn('C 300 e Kombi', 'AR', 313, 6.2, 0.6, 25.4, 110, 619),
  ]),
  model('Mercedes-Benz', 'E-Klass', 'sedan', [2017, 2026], 9, [4949, 1880, 1468, 1825, 5, 4, 540, 66, 5], [
    burning('mildHybrid', 'E 220 d 4MATIC', 'A4', 197, 7.8, 5.3, 689),
    plugIn('E 300 e', 'AR', 313, 6.4, 0.6, 25.4, 109, 749),
  ]),
  model('Mercedes-Benz', 'GLC', 'suv', [2016, 2026], 14, [4716, 1890, 1640, 2000, 5, 5, 620, 62, 5], [
    burning('mildHybrid', 'GLC 220 d 4MATIC', 'A4', 197, 8.0, 5.8, 669),
    plugIn('GLC 300 e 4MATIC', 'A4', 313, 6.7, 0.7, 31.2, 120, 749),
  ]),
  model('Mercedes-Benz', 'EQA', 'suv', [2021, 2026], 10, [4463, 1834, 1624, 2045, 5, 5, 340, 0, 5], [
    electric('250+', 'AF', 190, 8.6, 70.5, 560, 14.4, 100, 549),
    electric('300 4MATIC', 'A4', 228, 7.7, 66.5, 459, 16.5, 100, 589),
  ]),
  model('Mercedes-Benz', 'EQE', 'sedan', [2022, 2025], 5, [4946, 1906, 1510, 2355, 5, 4, 430, 0, 5], [
    electric('350+', 'AR', 292, 6.4, 90.6, 654, 15.7, 170, 799),
  ]),
  model('Porsche', 'Taycan', 'sedan', [2020, 2026], 5, [4963, 1966, 1381, 2170, 5, 4, 407, 0, 5], [
    electric('4S', 'A4', 544, 3.7, 105, 642, 17.7, 320, 1349),
  ]),
  model('Porsche', 'Macan', 'suv', [2016, 2026], 5, [4726, 1922, 1621, 1870, 5, 5, 488, 65, 5], [
    burning('petrol', 'T', 'A4', 265, 6.2, 10.1, 789),
  ]),
  model('Porsche', '911', 'coupe', [2016, 2026], 3, [4519, 1852, 1298, 1530, 4, 2, 132, 64, null], [
    burning('petrol', 'Carrera', 'AR', 394, 4.1, 10.6, 1549),
    burning('petrol', 'Carrera 4S', 'A4', 450, 3.6, 11.1, 1849),
  ]),
  model('Opel', 'Astra', 'hatchback', [2016, 2026], 11, [4374, 1860, 1441, 1340, 5, 5, 422, 52, 4], [
    burning('petrol', '1.2 Turbo', 'MF', 130, 9.7, 5.5, 289),
    plugIn('1.6 Plug-in Hybrid', 'AF', 180, 7.6, 1.1, 12.4, 60, 399),
  ]),
  model('Opel', 'Corsa', 'hatchback', [2019, 2026], 9, [4060, 1765, 1433, 1150, 5, 5, 309, 44, 4], [
    burning('petrol', '1.2 Turbo', 'MF', 100, 9.9, 5.2, 219),
    electric('Electric', 'AF', 136, 8.7, 50, 357, 15.6, 100, 359),
  ]),
  model('Opel', 'Mokka', 'suv', [2021, 2026], 7, [4151, 1791, 1531, 1295, 5, 5, 350, 44, 4], [
    burning('petrol', '1.2 Turbo', 'AF', 130, 9.2, 5.9, 289),
    electric('Electric', 'AF', 156, 9.0, 54, 406, 15.2, 100, 409),
  ]),
  model('smart', '#1', 'suv', [2023, 2026], 5, [4270, 1822, 1636, 1820, 5, 5, 323, 0, 5], [
    electric('Pro+', 'AR', 272, 6.7, 66, 420, 17.4, 150, 429),
    electric('Brabus', 'A4', 428, 3.9, 66, 400, 18.2, 150, 519),
  ]),
  model('smart', '#3', 'suv', [2024, 2026], 4, [4400, 1844, 1556, 1810, 5, 5, 370, 0, 5], [
    electric('Pro+', 'AR', 272, 5.8, 66, 455, 16.4, 150, 449),
  ]),
];
