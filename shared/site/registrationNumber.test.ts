import { describe, expect, it } from '@jest/globals';
import { harbourSite } from '../../test/fixtures/harbourSites.ts';
import { platesOfCountry } from '../../test/fixtures/countries/platesOfCountry.ts';
import { siteContext } from '../../server/site/siteOfRequest.ts';
import { isRegistrationNumber, normalizeRegistrationNumber, typedRegistrationNumber } from './registrationNumber.ts';
import { plateKey } from '../kit/text/plateKey.ts';
import { plateReadings } from './plateReadings.ts';
import { plateWriter } from './plateWriter.ts';
import { writtenPlate } from './writtenPlate.ts';

const sweden = platesOfCountry('se');

describe('a registration number', () => {
  it('loses its separators before it is cut to the length of the country', () => {
    expect(normalizeRegistrationNumber('abc 123', sweden)).toBe('ABC123');
    expect(normalizeRegistrationNumber(' pol\u00a026 k', sweden)).toBe('POL26K');
    expect(normalizeRegistrationNumber('abc1234', sweden)).toBe('ABC123');
    expect(normalizeRegistrationNumber('ABC-123', sweden)).toBe('ABC123');
    expect(normalizeRegistrationNumber('abc\u2013123', sweden)).toBe('ABC123');
    expect(normalizeRegistrationNumber('ab 12345', platesOfCountry('no'))).toBe('AB12345');
  });

  it.each([
    ['se', ['ABC123', 'POL26K', 'XYZ007']],
    ['no', ['AB12345']],
    ['fi', ['ABC123', 'ABC1', 'ÄBC12']],
    ['sk', ['BA123CD', 'BLABCDE', 'KEABC12']],
    ['gb', ['AB12CDE', 'A123BCD', 'ABC1D', 'IZ1234', '1AB']],
    ['de', ['BAB1234', 'MA1', 'HHXY99E']],
    ['at', ['W12345A', 'GU123AB', 'WLISA1']],
    ['dk', ['AB12345']],
    ['fr', ['AA123AA', '1234AB56', '12ABC2A', '123AB971']],
    ['us', ['ABC1234', '8ABC123', 'MOM', '1']],
  ])('of %s may be %j', (country, numbers) => {
    for (const number of numbers) {
      expect([number, isRegistrationNumber(number, platesOfCountry(country))]).toEqual([number, true]);
    }
  });

  it.each([
    [
      'se',
      [
        '',
        'ABC12',
        'ABC1234',
        'AB1234',
        'IBC123',
        'AQC123',
        'ABV123',
        'ÅBC123',
        'ABC12O',
        'ABC12I',
        "ABC1'-",
        'abc123',
      ],
    ],
    ['no', ['ABC123', 'AB1234', 'AB123456']],
    ['fi', ['AB123', 'ABC1234']],
    ['gb', ['AB12345', 'ABCDE12']],
    ['de', ['B1234', 'ABCDEFG', '1234AB']],
    ['at', ['12345A', 'WLISA', 'ABC12345']],
    ['dk', ['ABC1234', 'AB123456']],
    ['fr', ['AI123AA', 'AA12AA', 'AB1234', '1234AB']],
    ['us', ['ABCDE1234']],
  ])('of %s may be none of %j', (country, numbers) => {
    for (const number of numbers) {
      expect([number, isRegistrationNumber(number, platesOfCountry(country))]).toEqual([number, false]);
    }
  });
});

describe('a personal registration number', () => {
  it.each([
    ['se', ['MINBIL', 'BOSSE1', 'MITTBIL', 'ÅSA', '007']],
    ['no', ['MINBIL', 'KAREN1', 'BJØRN']],
    ['dk', ['MINBIL', 'SØREN1']],
  ])('of %s may be %j', (country, numbers) => {
    for (const number of numbers) {
      expect([number, isRegistrationNumber(number, platesOfCountry(country))]).toEqual([number, true]);
    }
  });

  it('is not accepted in a country without personal numbers', () => {
    expect(isRegistrationNumber('MINBIL', platesOfCountry('sk'))).toBe(false);
  });
});

describe('typedRegistrationNumber()', () => {
  const swedish = siteContext(harbourSite('harbour-bil'), { origin: 'https://site.test', path: '/' }).plate;

  it.each([
    ['abc 1234', 'ABC123'],
    ['mitt bil', 'MITTBIL'],
    ['mittbilar', 'MITTBIL'],
  ])('writes %s as %s', (typed, number) => {
    expect(typedRegistrationNumber(typed, swedish)).toBe(number);
  });
});

describe('writtenPlate()', () => {
  const pageOf = (site: string) => siteContext(harbourSite(site), { origin: 'https://site.test', path: '/' }).plate;

  it.each([
    ['harbour-bil', 'ABC12D', 'ABC 12D'],
    ['harbour-bil-no', 'AB12345', 'AB 12345'],
    ['harbour-motors-uk', 'AB12CDE', 'AB12 CDE'],
    ['harbour-carstore-fi', 'ABC1', 'ABC-1'],
    ['harbour-carstore-sk', 'BA123CD', 'BA 123CD'],
  ])('writes a number of %s in its parts', (site, number, written) => {
    expect(writtenPlate(number, pageOf(site))).toBe(written);
  });

  it.each(['klr45b', 'KLR-45B', 'KLR 45B'])('writes %s as every other number', (number) => {
    expect(writtenPlate(number, pageOf('harbour-bil'))).toBe('KLR 45B');
  });

  it('leaves a number in another form', () => {
    expect(writtenPlate('MITTBIL', pageOf('harbour-bil'))).toBe('MITTBIL');
  });

  it.each([
    ['B-AB1234', 'B-AB 1234'],
    ['ba-b 123e', 'BA-B 123E'],
    ['BAB1234', 'BAB 1234'],
  ])('writes the German number %s as %s', (number, written) => {
    expect(plateWriter(platesOfCountry('de'))(number)).toBe(written);
  });
});

describe('plateReadings()', () => {
  const readings = (typed: string, country: string) =>
    plateReadings(
      typed,
      platesOfCountry(country).forms.map(({ source }) => source),
    );

  it.each([
    ['b ab 123', 'de', ['B-AB123']],
    ['BA-B123', 'de', ['BA-B123']],
    ['ba\u2013b 123', 'de', ['BA-B123']],
    ['BAB 123', 'de', ['B-AB123', 'BA-B123']],
    ['fral1234', 'de', ['FR-AL1234', 'FRA-L1234']],
    ['MA1', 'de', ['M-A1']],
    ['ABCDE12', 'de', ['ABC-DE12']],
    ['ABC-123', 'se', ['ABC123']],
    ['mitt-bil', 'se', ['MITTBIL']],
    ['BL-ABCDE', 'sk', ['BLABCDE']],
    ['AB12 CDE', 'gb', ['AB12CDE']],
    ['B123456', 'de', ['B123456']],
  ])('of %s in %s are %j', (typed, country, expected) => {
    expect(readings(typed, country)).toEqual(expected);
  });

  it.each(['se', 'no', 'fi', 'sk', 'gb', 'de'])('of the example of %s is one number of the country', (country) => {
    const plates = platesOfCountry(country);
    const [number, ...others] = readings(plates.example, country);
    expect([isRegistrationNumber(number, plates), others]).toEqual([true, []]);
    expect(plateWriter(plates)(number)).toBe(plates.example);
    expect(plateKey(number)).toBe(number);
  });
});
