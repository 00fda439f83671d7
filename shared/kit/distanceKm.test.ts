import { expect, it } from '@jest/globals';
import { distanceKm } from './distanceKm.ts';

it('tells how far two places are apart over the ground', () => {
  const [stockholm, malmo] = [
    { lat: 59.3293, lng: 18.0686 },
    { lat: 55.605, lng: 13.0038 },
  ];
  expect(distanceKm(stockholm, malmo)).toBeCloseTo(513, -1);
  expect(distanceKm(stockholm, stockholm)).toBe(0);
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6371, 0);
});
