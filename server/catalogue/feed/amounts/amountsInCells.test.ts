import { describe, expect, it } from '@jest/globals';
import { productVocabulary } from '../../../../test/fixtures/feeds/productVocabulary.ts';
import { smallMapping } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import type { SiteDisplay } from '../cars/displayTexts.ts';
import { isRowProblem } from '../FeedRow.ts';
import type { Finding } from '../FeedFindings.ts';
import { createMappingContext } from '../mapping/MappingContext.ts';
import { mapRow } from '../mapping/mapRow.ts';

const swedish: SiteDisplay = { currency: 'SEK', locale: 'sv-SE', distanceUnit: 'mil', maxPrice: 100_000_000 };
const german: SiteDisplay = { currency: 'EUR', locale: 'de-DE', distanceUnit: 'km' };
const american: SiteDisplay = { currency: 'USD', locale: 'en-US', distanceUnit: 'miles' };
const polish: SiteDisplay = { currency: 'PLN', locale: 'pl-PL', distanceUnit: 'km' };

/** The car of a row, with the findings of its blanked values. */
function readRow(
  values: Record<string, unknown>,
  fields: Record<string, unknown>,
  site: SiteDisplay,
  members: Record<string, unknown> = {},
): Car & { findings: Finding[] } {
  const mapping = smallMapping({ fields, ...members });
  const sites = new Map([['harbour-bil', site]]);
  const context = createMappingContext(mapping, new Date('2026-05-01'), { sites, vocabulary: productVocabulary });
  const mapped = mapRow({ line: 2, values: { id: '1', ...values } }, mapping, context);
  if (isRowProblem(mapped)) throw new Error(`${mapped.reason}. ${mapped.cure ?? ''}`);
  return { ...mapped.car, findings: context.blankedFindings.list() };
}

const commas = { decimal: '.', thousands: ',' };
const points = { decimal: ',', thousands: '.' };
const blanks = { decimal: ',', thousands: ' ' };

describe('a distance in a cell', () => {
  it.each([
    ['52,777 miles', commas, 8494],
    ['31 020 mi', blanks, 4992],
    ['84 000 km', blanks, 8400],
    ['84.000 KM', points, 8400],
    ['5 278 mil', blanks, 5278],
    ['Km 84.000', points, 8400],
    ['52777 mi.', commas, 8494],
    ['5278', commas, 5278],
  ])('is read in its unit for "%s"', (text, numbers, mileage) => {
    expect(readRow({ v: text }, { car_mileage: { column: 'v' } }, swedish, { numbers }).car_mileage).toBe(mileage);
  });

  it('wins over the unit of the rule', () => {
    const fields = { car_mileage: { column: 'v', unit: 'km' } };
    expect(readRow({ v: '10000 miles' }, fields, swedish).car_mileage).toBe(1609);
    expect(readRow({ v: '10000' }, fields, swedish).car_mileage).toBe(1000);
  });

  it('is read in its unit although a mapping ignores the word', () => {
    const numbers = { decimal: '.', thousands: ',', ignore: ['ca.', 'miles', 'km'] };
    const fields = { car_mileage: { column: 'v' } };
    expect(readRow({ v: 'ca. 52,777 miles' }, fields, swedish, { numbers }).car_mileage).toBe(8494);
  });

  it('is converted once when the rule converts it too', () => {
    const numbers = { ignore: ['km'] };
    const fields = { car_mileage: { column: 'v', convert: { factor: 0.1 } } };
    expect(readRow({ v: '84000 km' }, fields, swedish, { numbers }).car_mileage).toBe(8400);
  });

  it.each([
    ['KM', 8400],
    ['mi', 13_518],
    ['KMT', 8400],
    ['SMI', 13_518],
    ['', 84_000],
  ])('has the unit "%s" of its column', (unit, mileage) => {
    const fields = { car_mileage: { column: 'mileage.value', unit: { column: 'mileage.unit' } } };
    expect(readRow({ 'mileage.value': '84000', 'mileage.unit': unit }, fields, swedish).car_mileage).toBe(mileage);
  });

  it('is blank when its column names an unknown unit', () => {
    const { car_mileage, findings } = readRow(
      { v: '84000', u: 'furlong' },
      { car_mileage: { column: 'v', unit: { column: 'u' } } },
      swedish,
    );
    expect(car_mileage).toBeNull();
    expect(findings).toMatchObject([{ reason: 'car_mileage is in a unit that is not known (column u) (column v)' }]);
  });
});

describe('a power in a cell', () => {
  it.each([
    ['110 kW (150 PS)', 150],
    ['81 kW / 110 hk', 110],
    ['110 kW', 150],
    ['150 hk', 150],
    ['150', 150],
    ['150 KM', 150],
    ['150 bhp', 152],
  ])('is read in horsepower for "%s"', (text, power) => {
    expect(readRow({ v: text }, { car_power: { column: 'v' } }, swedish).car_power).toBe(power);
  });

  it('is read in the unit of the stock', () => {
    const site: SiteDisplay = { ...german, powerUnit: 'kW' };
    expect(readRow({ v: '110 kW (150 PS)' }, { car_power: { column: 'v' } }, site).car_power).toBe(110);
    expect(readRow({ v: '150 PS' }, { car_power: { column: 'v' } }, site).car_power).toBe(110);
  });
});

describe('a price in a cell', () => {
  it.each([
    ['19900.00 EUR', german, commas, 19_900],
    ['€ 19.900,-', german, points, 19_900],
    ['19.900,- €', german, points, 19_900],
    ['19.900 Euro', german, points, 19_900],
    ['19.900 Euro', { ...german, locale: 'fr-FR' }, points, 19_900],
    ['$14,995', american, commas, 14_995],
    ['USD 14,995', american, commas, 14_995],
    ['199 000 kr', swedish, blanks, 199_000],
    ['199 000 kr.', swedish, blanks, 199_000],
    ['199 000:-', swedish, blanks, 199_000],
    ['419000 SEK', swedish, blanks, 419_000],
    ['199 000 kronor', swedish, blanks, 199_000],
    ['20.000 zł', polish, points, 20_000],
    ['20 000 zl', polish, blanks, 20_000],
    ['199000', swedish, points, 199_000],
  ])('is read in the currency of the stock for "%s"', (text, site, numbers, price) => {
    const { car_price, findings } = readRow({ v: text }, { car_price: { column: 'v' } }, site, { numbers });
    expect(car_price).toBe(price);
    expect(findings).toEqual([]);
  });

  it.each([
    ['19900.00 EUR', swedish, 'EUR'],
    ['$14,995', german, 'USD'],
    ['419,000 SEK', german, 'SEK'],
    ['£9,995', swedish, 'GBP'],
  ])('is blank in a foreign currency for "%s"', (text, site, currency) => {
    const { car_price, findings } = readRow({ v: text }, { car_price: { column: 'v' } }, site, { numbers: commas });
    expect(car_price).toBeNull();
    expect(findings).toEqual([
      {
        reason: `car_price is in ${currency}, while the stock is in ${site.currency} (column v)`,
        count: 1,
        examples: [{ line: 2, value: text }],
        cure: `Add "rates": { "${currency}": <price of 1 ${currency} in ${site.currency}> } to the mapping to convert it.`,
      },
    ]);
  });

  it('is converted at the rate of the mapping', () => {
    const members = { numbers: commas, rates: { EUR: 11.2 } };
    expect(readRow({ v: '19900.00 EUR' }, { car_price: { column: 'v' } }, swedish, members).car_price).toBe(222_880);
  });

  it('fits the currency of the mapping rather than that of the site', () => {
    const members = { numbers: points, currency: 'EUR' };
    expect(readRow({ v: '€ 19.900' }, { car_price: { column: 'v' } }, swedish, members).car_price).toBe(19_900);
  });

  it.each([
    ['SEK', 199_000],
    ['', 199_000],
    ['EUR', null],
    ['abc', null],
  ])('has the currency "%s" of its column', (code, price) => {
    const fields = { car_price: { column: 'amount', currency: { column: 'currency' } } };
    expect(readRow({ amount: '199000', currency: code }, fields, swedish).car_price).toBe(price);
  });

  it('has the currency of the column that car_price_currency has', () => {
    const fields = { car_price: { column: 'amount' }, car_price_currency: { column: 'currency' } };
    const members = { rates: { EUR: 11 } };
    expect(readRow({ amount: '1000', currency: 'EUR' }, fields, swedish, members)).toMatchObject({
      car_price: 11_000,
      car_price_currency: 'SEK',
    });
    expect(readRow({ amount: '1000', currency: 'EUR' }, fields, swedish).car_price).toBeNull();
  });

  it('has the constant currency that car_price_currency has', () => {
    const fields = { car_price: { column: 'amount' }, car_price_currency: { constant: 'GBP' } };
    const members = { rates: { GBP: 13 } };
    expect(readRow({ amount: '1000' }, fields, swedish, members)).toMatchObject({
      car_price: 13_000,
      car_price_currency: 'SEK',
    });
    expect(readRow({ amount: '1000' }, fields, swedish).car_price).toBeNull();
  });

  it('keeps the words that its mapping ignores', () => {
    const numbers = { ...blanks, ignore: ['kr/mån', 'från'] };
    const fields = { car_price: { column: 'v' } };
    expect(readRow({ v: 'från 1 890 kr/mån' }, fields, swedish, { numbers }).car_price).toBe(1890);
  });

  it('is refused where its separators are not those of the mapping', () => {
    const fields = { car_price: { column: 'v' } };
    expect(() => readRow({ v: '19900.00 €' }, fields, german, { numbers: points })).toThrow(
      'car_price is not a number (column v). Set numbers.decimal to "."',
    );
  });
});
