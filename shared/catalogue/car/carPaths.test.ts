import { describe, expect, it } from '@jest/globals';
import { carPath, segmentsAfter, slugWords } from './carPaths.ts';

describe('segmentsAfter', () => {
  it('has the decoded segments after the prefix', () => {
    expect(segmentsAfter('/BILAR/Citro%C3%ABn/c5', 'bilar')).toEqual(['Citroën', 'c5']);
    expect(segmentsAfter('/en/cars/', 'en/cars')).toEqual([]);
  });

  it('is null elsewhere', () => {
    expect(segmentsAfter('/bilarna/volvo', 'bilar')).toBeNull();
    expect(segmentsAfter('/en', 'en/cars')).toBeNull();
    expect(segmentsAfter('/bilar', '')).toBeNull();
  });

  it('leaves what cannot be decoded as it is', () => {
    expect(segmentsAfter('/bilar/%E0%A4%A', 'bilar')).toEqual(['%E0%A4%A']);
  });

  it.each(['%00', '%0d%0a', 'volvo%7f', '%2e%2e', '.'])('is null for %s without the prefix', (segment) => {
    expect(segmentsAfter(`/bilar/${segment}`, 'bilar')).toBeNull();
  });
});

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
