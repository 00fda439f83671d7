import { describe, expect, it } from '@jest/globals';
import { addressLine, directionsAddress, distanceText, mapsAddress, parseGeoPoint } from './dealerRules.ts';

describe('a point on the map', () => {
  it('is read from text', () => {
    expect(parseGeoPoint('59.3,18.0')).toEqual({ lat: 59.3, lng: 18 });
    expect(parseGeoPoint(' -33.5, -0.973')).toEqual({ lat: -33.5, lng: -0.973 });
  });

  it.each(['', '59.3', '59,3,18', 'a,b', '95,18', '59,190', '59.3 18.0'])('is none in "%s"', (text) => {
    expect(parseGeoPoint(text)).toBeNull();
  });

  it('is told in the unit of its country', () => {
    expect(distanceText(3.24, 'sv-SE', 'mil')).toMatch(/^3,2\skm$/);
    expect(distanceText(182.4, 'fi-FI', 'km')).toMatch(/^182\skm$/);
    expect(distanceText(3.24, 'en-GB', 'miles')).toMatch(/^2(\.0)?\s?mi$/);
  });
});

describe('the address of a dealer', () => {
  const dealer = {
    site_official_name: 'Harbour Bil Örebro',
    site_street: 'Bettorpsgatan 8',
    site_zip: '703 69',
    site_city: 'Örebro',
  };

  it('is a single line', () => {
    expect(addressLine(dealer, {})).toBe('Bettorpsgatan 8, 703 69 Örebro');
    expect(addressLine({ site_city: 'Örebro' }, {})).toBe('Örebro');
  });

  it('leads to a maps service', () => {
    const query = encodeURIComponent('Harbour Bil Örebro Bettorpsgatan 8 703 69 Örebro');
    expect(mapsAddress(dealer)).toBe(`https://www.google.com/maps/search/?api=1&query=${query}`);
    expect(directionsAddress(dealer)).toBe(`https://www.google.com/maps/dir/?api=1&destination=${query}`);
  });
});
