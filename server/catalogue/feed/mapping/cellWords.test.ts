import { describe, expect, it } from '@jest/globals';
import { productVocabulary } from '../../../../test/fixtures/feeds/productVocabulary.ts';
import { smallMapping } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import { isRowProblem } from '../FeedRow.ts';
import type { RowProblem } from '../FeedRow.ts';
import { createMappingContext } from './MappingContext.ts';
import { mapRow } from './mapRow.ts';

const site = { currency: 'SEK', locale: 'sv-SE', distanceUnit: 'mil', language: 'sv' } as const;
const contextOf = (mapping: ReturnType<typeof smallMapping>) =>
  createMappingContext(mapping, new Date('2026-05-01'), {
    sites: new Map([['harbour-bil', site]]),
    vocabulary: productVocabulary,
  });

function readRow(values: Record<string, unknown>, fields: Record<string, unknown>): Car | RowProblem {
  const mapping = smallMapping({ fields });
  const mapped = mapRow({ line: 2, values: { id: '1', ...values } }, mapping, contextOf(mapping));
  return isRowProblem(mapped) ? mapped : mapped.car;
}

describe('the sale state of a row', () => {
  it.each([
    ['available', 'available'],
    ['In stock', 'available'],
    ['coming soon', 'available'],
    ['', 'available'],
    ['-', 'available'],
    ['reserved', 'reserved'],
    ['pending', 'reserved'],
    ['on hold', 'reserved'],
    ['Reserverad', 'reserved'],
    ['sold', 'sold'],
    ['Verkauft', 'sold'],
    ['Såld', 'sold'],
    ['out of stock', 'sold'],
    ['not_available', 'sold'],
    ['unavailable', 'sold'],
  ])('is read without a value map for "%s"', (status, state) => {
    expect(readRow({ status }, { car_sale_state: { column: 'status' } })).toMatchObject({ car_sale_state: state });
  });

  it('keeps a car out of service when its word is not known', () => {
    expect(readRow({ status: 'Quarantine' }, { car_sale_state: { column: 'status' } })).toMatchObject({
      reason: 'car_sale_state is not one of available, reserved, sold',
      value: 'Quarantine',
      cure: 'Translate it with valueMap.',
    });
  });

  it('follows the value map of the mapping first', () => {
    const rule = { column: 'status', valueMap: { pending: 'available' } };
    expect(readRow({ status: 'pending' }, { car_sale_state: rule })).toMatchObject({ car_sale_state: 'available' });
  });
});

describe('a placeholder', () => {
  it.each(['NONE', 'N/A', '-', "'-", 'null', 'Unknown', 'Okänd', 'k.A.', '–'])('is no value: "%s"', (text) => {
    const fields = {
      car_version: { column: 'v' },
      car_mileage: { column: 'v' },
      car_drive: { columns: ['v', 'w'] },
      car_model_text: { template: '{v} {w}' },
      car_equipment: { column: 'v' },
    };
    expect(readRow({ v: text, w: 'AWD' }, fields)).toMatchObject({
      car_version: '',
      car_mileage: null,
      car_drive: 'Fyrhjulsdrift',
      car_model_text: 'AWD',
      car_equipment: [],
    });
  });

  it('has the value of its value map', () => {
    const rule = { column: 'v', valueMap: { '-': 'Bas' } };
    expect(readRow({ v: '-' }, { car_version: rule })).toMatchObject({ car_version: 'Bas' });
  });

  it('is no id', () => {
    const mapping = smallMapping();
    const mapped = mapRow({ line: 2, values: { id: 'N/A', make: 'Volvo' } }, mapping, contextOf(mapping));
    expect(mapped).toMatchObject({ reason: 'car_id is missing' });
  });
});

describe('values in no vocabulary', () => {
  it('are counted once for all their rows', () => {
    const mapping = smallMapping({ fields: { car_fuel: { column: 'fuel' }, car_equipment: { column: 'fuel' } } });
    const context = contextOf(mapping);
    for (const [at, fuel] of ['Metanol', 'Bensin', 'Metanol', 'Ånga'].entries()) {
      mapRow({ line: at + 2, values: { id: String(at), fuel } }, mapping, context);
    }
    expect(context.unknownValues.list()).toEqual([
      { field: 'car_fuel', value: 'Metanol', count: 2, line: 2 },
      { field: 'car_fuel', value: 'Ånga', count: 1, line: 5 },
    ]);
  });

  it('are not stored when they look like personal data', () => {
    const mapping = smallMapping({ fields: { car_fuel: { column: 'fuel' } } });
    const context = contextOf(mapping);
    mapRow({ line: 2, values: { id: '1', fuel: 'anna@dealer.example' } }, mapping, context);
    expect(context.unknownValues.list()).toEqual([]);
  });
});
