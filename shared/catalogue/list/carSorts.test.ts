import { describe, expect, it } from '@jest/globals';
import { carSorts, sortName, sortsByFields, usualSorts } from './carSorts.ts';
import type { CarSort } from './carSorts.ts';
import { languageCodes } from '../../../test/fixtures/productData.ts';
import { findTexts, roomKeys } from '../../../test/fixtures/productTexts.ts';

const saving: CarSort = { field: 'car_saving', direction: 'desc', textKey: 'sortPriceLow', read: () => 1 };
const stores: CarSort = {
  field: 'car_year',
  direction: 'asc',
  textKey: 'sortYearNew',
  isFor: ({ features }) => features.carStore,
};
const site = { features: { stock: true, carStore: false } };

describe('the sorts of a list', () => {
  it('begin with the newest cars', () => {
    expect(usualSorts(site)[0]).toEqual({ name: 'car_publishdate:desc', textKey: 'sortNewest' });
  });

  it('leave out those for other sites', () => {
    const names = (carStore: boolean) => usualSorts({ features: { stock: true, carStore } }, [saving, stores]).length;
    expect([names(false), names(true)]).toEqual([1, 2]);
  });

  it('over a search service leave out computed values', () => {
    const fields = carSorts.filter(({ read }) => !read);
    const shown = usualSorts(site, [...fields, saving]);
    expect(sortsByFields(shown, [...fields, saving])).toEqual(usualSorts(site, fields));
  });

  it.each(carSorts.map((sort) => [sortName(sort), sort.textKey]))('name %s in each language', (_name, textKey) => {
    expect(languageCodes.filter((language) => !findTexts({}, language).textsOf(['carList'])[textKey])).toEqual([]);
    expect(roomKeys['carList']).toContain(textKey);
  });
});
