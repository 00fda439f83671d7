import { describe, expect, it } from '@jest/globals';
import { harbourSites } from '../../../test/fixtures/harbourSites.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { isQueryOfNoPage, parametersOfSite, readPageQuery } from './pageAddress.ts';

const site = harbourSites.find(({ name }) => name === 'harbour-bil') as SiteConfig;

describe('readPageQuery()', () => {
  it('sorts parameters by name', () => {
    const { search } = readPageQuery('?page=1&car_fuel=El&car_brand=Volvo&car_fuel=Diesel', 'carList', site);
    expect(search).toBe('?car_brand=Volvo&car_fuel=El&car_fuel=Diesel&page=1');
  });

  it('separates parameters that the route does not declare', () => {
    expect(readPageQuery('?utm_source=mail&page=1&cars=2', 'carList', site)).toEqual({
      search: '?page=1',
      rest: 'utm_source=mail&cars=2',
      isPersonal: false,
    });
  });

  it('reads the ends of a range of the form without JavaScript', () => {
    expect(readPageQuery('?car_price.min=1', 'carList', site).search).toBe('?car_price.min=1');
  });

  it('marks a position as personal', () => {
    expect(readPageQuery('?near=59.3,18.1', 'dealerList', site).isPersonal).toBe(true);
  });

  it.each(['', '?'])('returns nothing for %p', (search) => {
    expect(readPageQuery(search, 'content', site)).toEqual({ search: '', rest: '', isPersonal: false });
  });
});

describe('isQueryOfNoPage()', () => {
  const declared = parametersOfSite(site);
  it.each([
    ['?utm_source=mail&gclid=1', true],
    ['?utm_source=mail&page=1', false],
    ['?%70age=1', false],
  ])('of %s is %s', (search, expected) => {
    expect(isQueryOfNoPage(search, declared)).toBe(expected);
  });
});
