import { describe, expect, it } from '@jest/globals';
import { carPath, slugWords } from './carPaths.ts';

describe('the address of a car', () => {
  it('has its id before its slug', () => {
    expect(carPath('/en', 'car', { car_id: 'a/1', slug: 'volvo-xc60' })).toBe('/en/car/a%2F1/volvo-xc60');
  });

  it('has a word for a car without slug', () => {
    expect(carPath('', 'bil', { car_id: '1', slug: '' })).toBe('/bil/1/bil');
    expect(carPath('', 'fahrzeug', { car_id: '1', slug: '' })).toBe('/fahrzeug/1/fahrzeug');
  });

  it('gives back the words of its slug', () => {
    expect(slugWords('volvo-xc60-b4')).toBe('volvo xc60 b4');
  });
});
