import { describe, expect, it } from '@jest/globals';
import { bookedService, bookingDraft } from '../../../test/fixtures/booking/bookingDraft.ts';
import { workshopSite } from '../../../test/fixtures/booking/fakeBooking.ts';
import type { WorkshopSite } from '../BookingTypes.ts';
import { isAuthorised, sortedSites } from './siteOrder.ts';
import { continuedSearch, endedSearch, newSearch, searchKey, withSite } from './siteSearch.ts';
import type { SiteSearch } from './siteSearch.ts';

const place = { lat: 59.85, lng: 17.64 };
const near: WorkshopSite = { ...workshopSite(1), firstTimeSlot: '2026-12-03T08:00:00' };
const far: WorkshopSite = { ...workshopSite(2), latitude: 60.4, firstTimeSlot: '2026-11-23T08:00:00' };
const middle: WorkshopSite = { ...workshopSite(3), latitude: 60, firstTimeSlot: '2026-11-26T08:00:00' };

function searchWith(sites: WorkshopSite[], sort: SiteSearch['sort'] = 'distance', still = false): SiteSearch {
  return sites.reduce((search, site) => withSite(search, site, { place, still }), newSearch('k', sort, null));
}
const order = ({ sites }: Pick<SiteSearch, 'sites'>): string[] => sites.map(({ departmentId }) => departmentId);

describe('workshops', () => {
  it('are sorted by distance', () => {
    const { sites } = searchWith([far, near, middle]);
    expect(order({ sites: sortedSites(sites, 'distance') })).toEqual(['D1', 'D3', 'D2']);
  });

  it('are sorted by first free time', () => {
    const { sites } = searchWith([far, near, middle]);
    expect(order({ sites: sortedSites(sites, 'firstTime') })).toEqual(['D2', 'D3', 'D1']);
  });

  it('are authorised for a brand however it is written', () => {
    expect(isAuthorised({ brands: ['Volvo', 'Land Rover'] }, ' LAND ROVER')).toBe(true);
    expect(isAuthorised({ brands: ['Volvo'] }, 'Volv')).toBe(false);
    expect(isAuthorised({ brands: [] }, 'Volvo')).toBe(false);
  });
});

describe('a search for workshops', () => {
  it('inserts each workshop by its distance', () => {
    const two = searchWith([far, near]);
    expect(order(two)).toEqual(['D1', 'D2']);
    expect(two).toMatchObject({ awaited: 3, status: 'running', cursor: 'D1' });
    expect(two.sites[0]?.km).toBeCloseTo(0, 5);
    expect(two.sites[1]?.km).toBeGreaterThan(60);
  });

  it('ends after five workshops', () => {
    const five = searchWith([1, 2, 3, 4, 5].map(workshopSite));
    expect(five).toMatchObject({ awaited: 0, status: 'more', cursor: 'D5' });
  });

  it('moves nothing while somebody is at one of them', () => {
    expect(order(searchWith([far, middle, near], 'distance', true))).toEqual(['D2', 'D3', 'D1']);
  });

  it('tells one that came before anew in its place', () => {
    const again = withSite(searchWith([near, far]), { ...near, siteName: 'Nytt namn' }, { place, still: false });
    expect(order(again)).toEqual(['D1', 'D2']);
    expect(again.sites[0]?.siteName).toBe('Nytt namn');
  });

  it('keeps its workshops with another sort order', () => {
    const sorted = newSearch('k', 'firstTime', searchWith([near, far]));
    expect(order(sorted)).toEqual(['D2', 'D1']);
    expect(sorted).toMatchObject({ cursor: '', awaited: 5, status: 'running' });
  });

  it('keeps nothing with another key', () => {
    const sorted = newSearch('k', 'firstTime', searchWith([near, far]));
    expect(newSearch('other', 'firstTime', sorted).sites).toEqual([]);
  });

  it('continues with five more', () => {
    const full = searchWith([1, 2, 3, 4, 5].map(workshopSite));
    expect(continuedSearch(full)).toMatchObject({ cursor: 'D5', awaited: 5, status: 'running' });
  });

  it('continues with what a broken stream still owed', () => {
    const broken = endedSearch(searchWith([near, far]), 'failed');
    expect(broken).toMatchObject({ awaited: 3, status: 'failed' });
    expect(continuedSearch(broken)).toMatchObject({ cursor: 'D2', awaited: 3, status: 'running' });
  });

  it('has another key for another service', () => {
    const key = searchKey(bookingDraft);
    expect(searchKey({ ...bookingDraft, lat: 60 })).not.toBe(key);
    expect(searchKey({ ...bookingDraft, services: { lanebil: bookedService() } })).not.toBe(key);
  });

  it('has the same key in another order', () => {
    const key = searchKey(bookingDraft);
    const { originalservice, lanebil } = bookingDraft.services;
    const turned = { ...(lanebil && { lanebil }), ...(originalservice && { originalservice }) };
    expect(searchKey({ ...bookingDraft, services: turned })).toBe(key);
  });
});
