import { describe, expect, it } from '@jest/globals';
import { listedDealers } from './serviceDealers.ts';

describe('listedDealers()', () => {
  it('returns distances in the unit of the site', () => {
    const dealers = [{ site_official_name: 'Harbour Reading', site_geocoord: '51.45,-0.97' }];
    const distance = (distanceUnit: 'miles' | 'km') =>
      listedDealers(dealers, { lat: 51.75, lng: -0.97 }, { locale: 'en-GB', distanceUnit })[0]?.distance;
    expect(distance('miles')).toMatch(/^21\s?mi$/);
    expect(distance('km')).toMatch(/^33\s?km$/);
  });
});
