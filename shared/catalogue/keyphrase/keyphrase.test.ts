import { describe, expect, it } from '@jest/globals';
import { matchKeyphrase } from './keyphrase.ts';
import type { Facet, FacetValue } from '../SearchTypes.ts';

const values = (...texts: string[]): FacetValue[] => texts.map((text) => ({ text, count: 1 }));

const facets: Facet[] = [
  {
    name: 'car_brand',
    child_name: 'car_model',
    type: 'terms',
    value: [
      { text: 'Volvo', count: 9, children: values('XC60', 'V60', 'V60 Cross Country') },
      { text: 'Mercedes-Benz', count: 5, children: values('CLA', 'C 220') },
      { text: 'Škoda', count: 3, children: values('Octavia') },
      { text: 'Peugeot', count: 3, children: values('2008', '308') },
      { text: 'Mazda', count: 3, children: values('3', 'CX-5') },
      { text: 'Seat', count: 3, children: values('Leon') },
      { text: 'Cupra', count: 3, children: values('Leon') },
    ],
  },
  { name: 'car_fuel', type: 'terms', value: values('El', 'Bensin', 'El/Bensin') },
  { name: 'car_color', type: 'terms', value: values('Röd', 'Blå') },
  { name: 'car_year', type: 'terms', value: values('2008', '2021') },
  { name: 'car_seats', type: 'terms', value: values('5', '7') },
  { name: 'car_site_region', type: 'terms', value: values('Örebro') },
  { name: 'car_site_city', type: 'terms', value: values('Örebro') },
  { name: 'caroftheweek', type: 'terms', value: values('true', 'false') },
  { name: 'car_price', type: 'histogram', value: [{ text: '100-200', count: 1, min: 100, max: 200 }] },
];

describe('matchKeyphrase', () => {
  it.each<[string, Record<string, string[]>, string]>([
    ['', {}, ''],
    ['volvo red', { car_brand: ['Volvo'] }, 'red'],
    ['Volvo XC60 red', { car_brand: ['Volvo', 'Volvo>XC60'] }, 'red'],
    ['xc60', { car_brand: ['Volvo', 'Volvo>XC60'] }, ''],
    ['v60 cross country', { car_brand: ['Volvo', 'Volvo>V60 Cross Country'] }, ''],
    ['dragkrok  VOLVO panorama', { car_brand: ['Volvo'] }, 'dragkrok panorama'],
    ['mercedes benz cla', { car_brand: ['Mercedes-Benz', 'Mercedes-Benz>CLA'] }, ''],
    ['mercedes-benz c-220', { car_brand: ['Mercedes-Benz', 'Mercedes-Benz>C 220'] }, ''],
    ['skoda, rod', { car_brand: ['Škoda'], car_color: ['Röd'] }, ''],
    ['peugeot 2008', { car_brand: ['Peugeot', 'Peugeot>2008'] }, ''],
    ['2008', { car_year: ['2008'] }, ''],
    ['308', { car_brand: ['Peugeot', 'Peugeot>308'] }, ''],
    ['mazda 3', { car_brand: ['Mazda', 'Mazda>3'] }, ''],
    ['3', {}, '3'],
    ['5', {}, '5'],
    ['leon', { car_brand: ['Seat', 'Seat>Leon', 'Cupra', 'Cupra>Leon'] }, ''],
    ['leon cupra', { car_brand: ['Cupra', 'Cupra>Leon'] }, ''],
    ['bensin blå 2021', { car_fuel: ['Bensin'], car_color: ['Blå'], car_year: ['2021'] }, ''],
    ['örebro', { car_site_city: ['Örebro'] }, ''],
    ['volvo volvo', { car_brand: ['Volvo'] }, ''],
    ['true', {}, 'true'],
    ['100-200', {}, '100-200'],
  ])('reads "%s"', (text, filters, keyphrase) => {
    expect(matchKeyphrase(text, facets)).toEqual({ filters, keyphrase });
  });

  it('leaves everything as text when no facet is known', () => {
    expect(matchKeyphrase('Volvo XC60', [])).toEqual({ filters: {}, keyphrase: 'Volvo XC60' });
  });
});
