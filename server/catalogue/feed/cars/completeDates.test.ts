import { describe, expect, it } from '@jest/globals';
import { smallMapping } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import { isRowProblem } from '../FeedRow.ts';
import { createMappingContext } from '../mapping/MappingContext.ts';
import type { FeedMapping } from '../mapping/FeedMappingTypes.ts';
import { mapRow } from '../mapping/mapRow.ts';
import { blankCar } from './carFields.ts';

function carOf(mapping: FeedMapping, values: Record<string, unknown>): Car {
  const context = createMappingContext(mapping, new Date('2026-11-29T12:00:00Z'));
  const mapped = mapRow({ line: 2, values }, mapping, context);
  if (isRowProblem(mapped)) throw new Error(mapped.reason);
  return mapped.car;
}

describe('a month without a day', () => {
  const mapping = smallMapping({
    dates: ['MM/YYYY'],
    fields: {
      car_firstregistration: { column: 'first', type: 'date' },
      car_inspected_until: { column: 'inspected', type: 'date' },
      car_publishdate: { column: 'published', type: 'date' },
    },
  });

  it('stays a month in a first registration', () => {
    expect(carOf(mapping, { id: '1', make: 'VW', first: '09/2021' })).toMatchObject({
      car_firstregistration: '2021-09',
    });
  });

  it('ends an inspection on its last day', () => {
    expect(carOf(mapping, { id: '1', make: 'VW', inspected: '02/2028' })).toMatchObject({
      car_inspected_until: '2028-02-29',
    });
  });

  it('publishes a car on its first day', () => {
    expect(carOf(mapping, { id: '1', make: 'VW', published: '11/2026' })).toMatchObject({
      car_publishdate: '2026-11-01',
    });
  });

  it('ends the inspection of a whole car on its last day', () => {
    const whole = smallMapping({
      ...{ format: 'ndjson', identity: true, site: { column: 'site' }, id: { column: 'car_id' }, fields: undefined },
    });
    const car = carOf(whole, { ...blankCar, car_id: 'c1', site: 'harbour-bil', car_inspected_until: '2028-09' });
    expect(car).toMatchObject({ car_inspected_until: '2028-09-30' });
  });
});
