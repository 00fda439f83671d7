import { describe, expect, it } from '@jest/globals';
import { cardFields, listFields } from '../../shared/catalogue/car/carFields.ts';
import { detailFields } from '../../shared/catalogue/car/detailFields.ts';
import type { SearchRequest } from '../../shared/catalogue/SearchTypes.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import { limitCarFields, limitDealerFields } from './limitFields.ts';

const list: SearchRequest = {
  index: 'vehicles_x',
  fields: [],
  keyphrase: '',
  facets: [],
  limit: 1000,
  offset: 0,
  sort_name: '',
  filters: {},
};
const ids = (count: number): string[] => Array.from({ length: count }, (_none, at) => String(at));

function refusal(change: Partial<SearchRequest>): ProblemError['problem'] {
  try {
    limitCarFields({ ...list, ...change });
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
  }
  throw new Error('The search was not refused.');
}

describe('limitCarFields()', () => {
  it('delivers 1,000 cars with the fields of a card', () => {
    const request = { ...list, fields: [...cardFields, 'car_publishdate', 'car_body'] };
    expect(limitCarFields(request)).toEqual({ request, wholeRecords: 0 });
  });

  it('delivers the fields of the list when a list names none', () => {
    expect(limitCarFields(list)).toEqual({ request: { ...list, fields: listFields }, wholeRecords: 0 });
  });

  it.each(['car_chassino', 'car_regno', 'car_sellers', 'car_description', 'car_images', 'car_purchase_price'])(
    'refuses the field %s of a list',
    (field) => {
      expect(refusal({ fields: ['car_id', field] })).toMatchObject({ status: 400, errors: [{ field: 'fields' }] });
    },
  );

  it('says how to correct the request', () => {
    expect(refusal({ fields: ['car_id', 'car_sellers'] }).detail).toBe(
      'A list cannot contain car_sellers. Leave these fields out, or name at most 24 cars in filters.car_id; this request names no car.',
    );
    expect(refusal({ fields: ['car_sellers'], filters: { car_id: ids(25) } }).detail).toContain('names 25 cars');
  });

  it('delivers every field of 24 cars named by id', () => {
    const filters = { car_id: ids(24) };
    expect(limitCarFields({ ...list, fields: detailFields, filters })).toEqual({
      request: { ...list, fields: detailFields, filters, limit: 24 },
      wholeRecords: 24,
    });
    expect(limitCarFields({ ...list, filters: { car_id: { any: ['1'], not: ['2'] } } })).toMatchObject({
      request: { fields: [], limit: 24 },
      wholeRecords: 1,
    });
  });

  it.each<[string, SearchRequest['filters']]>([
    ['cars that are excluded', { car_id: { not: ['1'] } }],
    ['an empty list of cars', { car_id: [] }],
    ['the slug alone', { slug: ['volvo'] }],
    ['a plate alone', { car_regno: ['ABC123'] }],
  ])('refuses other fields with %s', (_case, filters) => {
    expect(refusal({ fields: ['car_sellers'], filters }).status).toBe(400);
  });

  it('does not count cards of cars named by id as whole cars', () => {
    const request = { ...list, fields: ['car_id', 'slug'], filters: { car_id: ids(100) } };
    expect(limitCarFields(request)).toEqual({ request, wholeRecords: 0 });
  });
});

describe('limitDealerFields()', () => {
  it('counts the dealers that a request names', () => {
    expect(limitDealerFields({ ...list, filters: { slug: ['a'] } })).toMatchObject({ wholeRecords: 1 });
    expect(limitDealerFields({ ...list, filters: { id: ids(24) } })).toMatchObject({ wholeRecords: 24 });
  });

  it('takes a request that names more than 24 for a list', () => {
    expect(limitDealerFields({ ...list, filters: { id: ids(25) } })).toMatchObject({ wholeRecords: 0 });
    expect(limitDealerFields(list)).toMatchObject({ wholeRecords: 0 });
  });
});
