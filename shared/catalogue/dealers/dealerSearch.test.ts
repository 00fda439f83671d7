import { describe, expect, it } from '@jest/globals';
import { arrivalsSearch, dealerListSearch, sampleDealersSearch } from './dealerSearch.ts';
import {
  dealerListAddress,
  emptyDealerList,
  narrowsDealers,
  nearPlace,
  parseDealerQuery,
  toggleDealerValue,
  withoutDealerFacet,
} from './dealerQuery.ts';
import { sortByDistance } from './sortByDistance.ts';
import { stockFilters } from './stockFilters.ts';

const address =
  '/anlaggningar?keyphrase=stor&department_group=Workshop&site_region=Uppsala+l%C3%A4n&near=59.86%2C17.64&place=Uppsala&page=2';

describe('the address of a list of dealers', () => {
  it('is read back as it was', () => {
    const state = parseDealerQuery(address.slice(address.indexOf('?')));
    expect(state).toEqual({
      keyphrase: 'stor',
      filters: { department_group: ['Workshop'], site_region: ['Uppsala län'] },
      page: 2,
      near: { lat: 59.86, lng: 17.64, name: 'Uppsala' },
    });
    expect(dealerListAddress('/anlaggningar', state)).toBe(address);
    expect(dealerListAddress('/anlaggningar', emptyDealerList)).toBe('/anlaggningar');
  });

  it('leaves out what it cannot use', () => {
    expect(parseDealerQuery('?near=here&place=Uppsala&page=-1&site_region=&other=1&keyphrase=++')).toEqual(
      emptyDealerList,
    );
    expect(parseDealerQuery('?page=99999').page).toBe(0);
    expect(parseDealerQuery('?page=99').page).toBe(19);
  });

  it('never says where somebody is to more than about a kilometre', () => {
    expect(nearPlace({ lat: 59.858612, lng: -17.638937 }, '')).toEqual({ lat: 59.86, lng: -17.64, name: '' });
    expect(parseDealerQuery('?near=59.858612,17.638937').near).toMatchObject({ lat: 59.86, lng: 17.64 });
  });
});

describe('choosing among the dealers', () => {
  it('toggles from the first page on', () => {
    const one = toggleDealerValue({ ...emptyDealerList, page: 3 }, 'site_region', 'Skåne län');
    const two = toggleDealerValue(one, 'site_region', 'Uppsala län');
    expect(two).toMatchObject({ page: 0, filters: { site_region: ['Skåne län', 'Uppsala län'] } });
    expect(toggleDealerValue(one, 'site_region', 'Skåne län')).toEqual(emptyDealerList);
    expect(withoutDealerFacet(two, 'site_region')).toEqual(emptyDealerList);
    expect([narrowsDealers(two), narrowsDealers(emptyDealerList)]).toEqual([true, false]);
  });
});

describe('the search for dealers', () => {
  it('asks for pages of 48 in the order of the website', () => {
    const asked = { limit: 48, offset: 0, sort_name: 'website_sort_order:asc', filters: {} };
    expect(dealerListSearch('sites_x', emptyDealerList, 'all')).toMatchObject({ index: 'sites_x', ...asked });
    const third = { ...emptyDealerList, page: 2 };
    expect(dealerListSearch('sites_x', third, 'next')).toMatchObject({ ...asked, offset: 96, facets: [] });
    expect(dealerListSearch('sites_x', third, 'all')).toMatchObject({ ...asked, limit: 144 });
  });

  it('requests all dealers to sort by distance', () => {
    const near = nearPlace({ lat: 59, lng: 18 }, '');
    expect(dealerListSearch('sites_x', { ...emptyDealerList, near }, 'all')).toMatchObject({ limit: 1000, offset: 0 });
    const at = (lat: number | null) => ({ point: lat === null ? null : { lat, lng: 18 } });
    expect(sortByDistance([at(null), at(62), at(59.5), at(null), at(58)], near)).toEqual(
      [59.5, 58, 62, null, null].map(at),
    );
  });

  it('requests the 12 newest arrivals of a dealer', () => {
    expect(arrivalsSearch('vehicles_x', '1001')).toMatchObject({
      limit: 12,
      sort_name: 'car_publishdate:desc',
      filters: { car_site_id: ['1001'] },
    });
  });

  it('requests arrivals in the order of the site', () => {
    expect(arrivalsSearch('vehicles_x', '1001', 'car_price:asc').sort_name).toBe('car_price:asc');
  });

  it('asks for up to 100 dealers of a sample car', () => {
    expect(sampleDealersSearch('sites_x', '')).toMatchObject({ index: 'sites_x', limit: 100, filters: {} });
    expect(sampleDealersSearch('sites_x', 'Kia').filters).toEqual({ site_brands: ['Kia'] });
  });

  it('names the dealer of its cars as documented', () => {
    expect(stockFilters({ website_city: 'Uppsala', site_official_name: 'Harbour Bil Uppsala' })).toEqual({
      car_website_city: ['Uppsala'],
      car_site_name: ['Harbour Bil Uppsala'],
    });
  });
});
