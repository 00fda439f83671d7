import { describe, expect, it } from '@jest/globals';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import { smallMapping } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import { blankCar, carFieldNames } from '../cars/carFields.ts';
import type { FeedMapping } from './FeedMappingTypes.ts';
import { identityCar } from '../rules/identityCar.ts';
import { isRowProblem } from '../FeedRow.ts';
import { createMappingContext } from './MappingContext.ts';
import { mapRow } from './mapRow.ts';

const now = new Date('2024-05-01T06:00:00Z');
const newContext = (mapping: FeedMapping) => createMappingContext(mapping, now);

type Values = Record<string, unknown>;

function carOf(mapping: FeedMapping, values: Values, context = newContext(mapping)): Car {
  const mapped = mapRow({ line: 2, values }, mapping, context);
  if (isRowProblem(mapped)) {
    throw new Error(mapped.reason);
  }
  return mapped.car;
}

function reasonOf(mapping: FeedMapping, values: Values, context = newContext(mapping)): string {
  const mapped = mapRow({ line: 2, values }, mapping, context);
  return isRowProblem(mapped) ? mapped.reason : 'served';
}

const whole = { id: '1', make: 'Volvo', price: '100', year: '2011' };

describe('mapping a row', () => {
  it('gives every field of a car', () => {
    const car = carOf(smallMapping(), whole);
    expect(Object.keys(car)).toEqual(carFieldNames);
    expect(car).toEqual({
      ...blankCar,
      car_id: '1',
      car_brand: 'Volvo',
      car_price: 100,
      car_year: 2011,
      indexed_at: '2024-05-01T06:00:00.000Z',
    });
  });

  it.each([
    [{ make: ' ' }, 'car_brand is missing (column make)'],
    [{ price: 'on request' }, 'car_price is not a number (column price)'],
    [{ price: '-1' }, 'car_price is negative'],
    [{ year: '1885' }, 'car_year is outside 1886 to 2025'],
    [{ year: '2026' }, 'car_year is outside 1886 to 2025'],
    [{ id: '' }, 'car_id is missing'],
  ])('skips a row with %j', (wrong, reason) => {
    expect(reasonOf(smallMapping(), { ...whole, ...wrong })).toBe(reason);
  });

  it('serves a car without price', () => {
    expect(carOf(smallMapping(), { ...whole, year: '2025', price: '' })).toMatchObject({
      car_year: 2025,
      car_price: null,
    });
  });

  it('skips the second row with the same id', () => {
    const mapping = smallMapping();
    const context = newContext(mapping);
    mapRow({ line: 7, values: whole }, mapping, context);
    expect(reasonOf(mapping, whole, context)).toBe('car_id occurs in an earlier line, too');
  });

  it('reads the site from a column through a value map', () => {
    const mapping = smallMapping({ site: { column: 'shop', valueMap: { Oslo: 'harbour-bil-no' } } });
    const sites = new Map([['harbour-bil-no', { currency: 'NOK', locale: 'nb-NO', distanceUnit: 'km' } as const]]);
    const context = createMappingContext(mapping, now, { sites });
    const mapped = mapRow({ line: 2, values: { ...whole, shop: 'Oslo' } }, mapping, context);
    expect(mapped).toMatchObject({ site: 'harbour-bil-no' });
  });

  it('skips rows of unknown sites', () => {
    const mapping = smallMapping({ site: { column: 'shop', valueMap: { Oslo: 'harbour-bil-no' } } });
    const sites = new Map([['harbour-bil-no', { currency: 'NOK', locale: 'nb-NO', distanceUnit: 'km' } as const]]);
    const context = createMappingContext(mapping, now, { sites });
    expect(reasonOf(mapping, { ...whole, shop: 'Paris' }, context)).toBe('it names no site with a stock');
  });

  it('hashes columns to stable ids', () => {
    const mapping = smallMapping({ id: { hash: ['make', 'price'] } });
    const read = (order: Values[]): string[] => {
      const context = newContext(mapping);
      return order.map((values) => carOf(mapping, values, context).car_id);
    };
    const other = { ...whole, price: '200' };
    const [a, b, c] = read([whole, whole, other]);
    expect(new Set([a, b, c]).size).toBe(3);
    expect(read([other, whole, whole])).toEqual([c, a, b]);
    expect(a).toMatch(/^[0-9a-f]{14}$/);
  });

  it('applies every kind of rule', () => {
    const mapping = smallMapping({
      numbers: { decimal: ',', thousands: '.', ignore: ['km'] },
      dates: ['DD.MM.YYYY'],
      fields: {
        car_brand: { column: 'make', valueMap: { vw: 'Volkswagen' } },
        car_color: { column: 'colour', default: 'okänd' },
        slug: { template: '{car_brand} {model} {year}', type: 'slug' },
        car_mileage: { column: 'km', convert: { factor: 0.1 } },
        car_firstregistration: { column: 'date', type: 'date' },
        car_equipment: { column: 'extras', separator: '|' },
        car_vat_eligible: { column: 'vat' },
        car_is_used: { constant: true },
      },
    });
    const values = {
      id: 1,
      make: 'vw',
      model: 'up!',
      year: '2019',
      km: '23.456 km',
      date: '3.4.2019',
      extras: 'A| B|A|',
      vat: 'true',
    };
    expect(carOf(mapping, values)).toMatchObject({
      car_id: '1',
      car_brand: 'Volkswagen',
      car_color: 'okänd',
      slug: 'volkswagen-up-2019',
      car_mileage: 2346,
      car_firstregistration: '2019-04-03',
      car_equipment: ['A', 'B'],
      car_vat_eligible: true,
      car_is_used: true,
    });
  });

  it.each([
    ['18,9', '18,9 km/l'],
    ['', ''],
  ])('fills a template from the cell "%s"', (cell, text) => {
    const mapping = smallMapping({
      fields: { car_brand: { constant: 'Kia' }, car_fuel_combined_text: { template: '{consumption} km/l' } },
    });
    expect(carOf(mapping, { id: '1', consumption: cell }).car_fuel_combined_text).toBe(text);
  });

  it('writes power with the unit of the language of the site', () => {
    const mapping = smallMapping({
      fields: { car_brand: { constant: 'Kia' }, car_power: { column: 'hp' } },
      derived: ['car_power_text'],
    });
    const sites = new Map([
      [
        'test',
        { currency: 'DKK', locale: 'da-DK', distanceUnit: 'km', powerForm: '{hp} ({kW})', horsepower: 'hk' } as const,
      ],
    ]);
    const context = createMappingContext({ ...mapping, site: 'test' }, now, { sites });
    expect(carOf({ ...mapping, site: 'test' }, { id: '1', hp: '150' }, context).car_power_text).toBe('150 hk (110 kW)');
  });

  it('counts blanked values by field', () => {
    const mapping = smallMapping({
      fields: {
        car_fuel: { column: 'fuel', valueMap: { '-/-': '' } },
        car_power: { column: 'hp', min: 5, max: 2000 },
        car_doors: { column: 'doors', ifBad: 'blank' },
        car_vat_eligible: { column: 'vat' },
        car_firstregistration: { column: 'date', type: 'date' },
        car_body: { column: 'body', valueMap: { SUV: 'SUV', '*': null } },
      },
    });
    const context = newContext(mapping);
    const car = carOf(
      mapping,
      { id: '1', fuel: '-/-', hp: '1', doors: 'many', vat: '?', date: '?', body: 'Boat' },
      context,
    );
    expect(car).toMatchObject({
      car_fuel: '',
      car_power: null,
      car_doors: null,
      car_firstregistration: '',
      car_body: '',
    });
    expect(Object.fromEntries(context.blanked)).toEqual({
      car_fuel: 1,
      car_power: 1,
      car_doors: 1,
      car_vat_eligible: 1,
      car_firstregistration: 1,
    });
  });

  it('skips a row with an unknown sale state', () => {
    const mapping = smallMapping({ fields: { car_sale_state: { column: 'state', valueMap: { S: 'sold' } } } });
    expect(carOf(mapping, { id: '1', state: 'S' }).car_sale_state).toBe('sold');
    expect(reasonOf(mapping, { id: '1', state: 'gone' })).toContain('car_sale_state is not one of');
  });

  it('keeps the day of a sale', () => {
    const mapping = smallMapping({
      dates: ['DD.MM.YYYY'],
      fields: { car_sale_state: { column: 'state' }, car_sold_at: { column: 'sold', type: 'date' } },
    });
    expect(carOf(mapping, { id: '1', state: 'sold', sold: '24.04.2024' }).car_sold_at).toBe('2024-04-24');
  });

  it('drops the day of a sale for a car that is not sold', () => {
    const mapping = smallMapping({
      dates: ['DD.MM.YYYY'],
      fields: { car_sale_state: { column: 'state' }, car_sold_at: { column: 'sold', type: 'date' } },
    });
    expect(carOf(mapping, { id: '1', state: 'available', sold: '24.04.2024' }).car_sold_at).toBe('');
  });

  it('falls back to the first day on which it saw a car sold', () => {
    const mapping = smallMapping({ fields: { car_sale_state: { column: 'state' }, car_sold_at: { column: 'sold' } } });
    const earlier = new Map([['harbour-bil/2', '2024-04-11']]);
    const context = createMappingContext(mapping, now, { knownSold: earlier });
    const sold = ['1', '2', '3'].map((id) =>
      carOf(mapping, { id, state: 'sold', sold: id === '3' ? 'soon' : '' }, context),
    );
    expect(sold.map((car) => car.car_sold_at)).toEqual(['2024-05-01', '2024-04-11', '2024-05-01']);
    expect(context.seenSold.get('harbour-bil/1')).toBe('2024-05-01');
    expect(Object.fromEntries(context.blanked)).toEqual({ car_sold_at: 1 });
  });

  it('derives display texts in the currency of the mapping', () => {
    const fields = { car_price: { column: 'price' }, car_price_text: { column: 'text' } };
    const mapping = smallMapping({
      fields,
      currency: 'EUR',
      locale: 'sv-SE',
      distanceUnit: 'mil',
      derived: ['car_price_text', 'car_mileage_text'],
    });
    const car = carOf(mapping, { id: '1', price: '6800' });
    expect(car.car_price_text.replace(/\s/g, ' ')).toBe('6 800 €');
    expect(car).toMatchObject({ car_price_currency: 'EUR', car_mileage_text: '' });
  });

  it('prefers display texts of the feed', () => {
    const fields = { car_price: { column: 'price' }, car_price_text: { column: 'text' } };
    const mapping = smallMapping({
      fields,
      currency: 'EUR',
      locale: 'sv-SE',
      distanceUnit: 'mil',
      derived: ['car_price_text', 'car_mileage_text'],
    });
    expect(carOf(mapping, { id: '2', price: '1', text: 'Nypris' }).car_price_text).toBe('Nypris');
  });

  it("derives display texts in the site's format", () => {
    const mapping = smallMapping({ derived: ['car_price_text'] });
    const sites = new Map([['harbour-bil', { currency: 'SEK', locale: 'en-GB', distanceUnit: 'mil' } as const]]);
    const context = createMappingContext(mapping, now, { sites });
    expect(carOf(mapping, whole, context).car_price_text.replace(/\s/g, ' ')).toBe('kr 100');
  });

  it('refuses to derive display texts without a format', () => {
    const mapping = smallMapping({ derived: ['car_price_text'] });
    expect(() => carOf(mapping, whole)).toThrow(/distance unit of the site "harbour-bil" are not configured/);
  });
});

describe('texts in further languages', () => {
  const texts = { en: { car_description: { column: 'text_en' } }, fi: { car_description: { column: 'text_fi' } } };

  it('are stored by language', () => {
    const car = carOf(smallMapping({ texts }), { ...whole, text_en: 'Sold new in Sweden.', text_fi: ' ' });
    expect(car.car_texts).toEqual({ en: { car_description: 'Sold new in Sweden.' } });
  });

  it('are null where the feed has none', () => {
    expect(carOf(smallMapping({ texts }), whole).car_texts).toBeNull();
  });

  it('are taken from whole cars', () => {
    const given = { en: { car_description: 'Fine car', colour: 'red' }, danish: { car_description: 'Bil' } };
    expect(identityCar({ car_id: '1', car_texts: given }, () => undefined).car_texts).toEqual({
      en: { car_description: 'Fine car' },
    });
  });
});

describe('mapping whole cars', () => {
  const mapping = smallMapping({
    format: 'ndjson',
    identity: true,
    site: { column: 'site' },
    id: { column: 'car_id' },
    fields: undefined,
  });
  const values = { ...blankCar, car_id: 'c1', car_brand: 'Kia', site: 'harbour-bil', car_regno: 'X' };

  it('takes each field as it is', () => {
    const car = carOf(mapping, {
      ...values,
      secret: 'x',
      car_images: [{ original: '/1', blur_data_url: '', size: 3 }],
    });
    expect(car).toEqual({
      ...blankCar,
      car_id: 'c1',
      car_brand: 'Kia',
      car_regno: 'X',
      car_images: [{ original: '/1', blur_data_url: '' }],
    });
  });

  it('blanks fields of the wrong form', () => {
    const context = newContext(mapping);
    const wrong = { car_price: '12', car_equipment: 'ABS', car_loan_option: { title: 'x' }, car_leasing_options: [1] };
    expect(carOf(mapping, { ...values, ...wrong }, context)).toMatchObject({
      car_price: null,
      car_equipment: [],
      car_loan_option: null,
      car_leasing_options: [],
    });
    expect([...context.blanked.keys()].sort()).toEqual(Object.keys(wrong).sort());
  });

  it('still validates values', () => {
    expect(reasonOf(mapping, { ...values, car_year: 1700 })).toContain('car_year');
    expect(reasonOf(mapping, { ...values, car_campaign_price: -1 })).toBe('car_campaign_price is negative');
    expect(reasonOf(mapping, { ...values, car_sale_state: 'odd' })).toContain('car_sale_state');
  });
});
