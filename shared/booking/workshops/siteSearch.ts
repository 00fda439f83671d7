import { distanceKm } from '../../kit/distanceKm.ts';
import type { BookingStore } from '../BookingStore.ts';
import type { WorkshopSite } from '../BookingTypes.ts';
import { sortedSites } from './siteOrder.ts';
import type { FoundSite, SiteSort } from './siteOrder.ts';

/** Maximum number of workshops per stream. */
export const sitesPerStream = 5;

/** State of the workshop search. */
export interface SiteSearch {
  /** Search criteria; a new key starts a new search. */
  key: string;
  sort: SiteSort;
  /** In display order. */
  sites: FoundSite[];
  /** Last department received; the next stream continues after it. "" at the beginning. */
  cursor: string;
  /** Maximum number of workshops still expected from the running stream. */
  awaited: number;
  /** paused: the stream was left before its end. more: there may be more. ended: there are no more. */
  status: 'running' | 'paused' | 'more' | 'ended' | 'failed';
}

/** Returns the key of a search: car, place and codes of the chosen services. */
export function searchKey({ car, lat, lng, services }: Pick<BookingStore, 'car' | 'lat' | 'lng' | 'services'>): string {
  return [car?.registrationNumber ?? '', lat, lng, ...Object.keys(services).sort()].join(' ');
}

/** Starts a search. Results of an earlier search with the same key are kept, in the new order. */
export function newSearch(key: string, sort: SiteSort, before: SiteSearch | null): SiteSearch {
  const sites = before?.key === key ? sortedSites(before.sites, sort) : [];
  return { key, sort, sites, cursor: '', awaited: sitesPerStream, status: 'running' };
}

/** Continues a search with five more workshops, or those missing since the stream broke off. */
export function continuedSearch(search: SiteSearch): SiteSearch {
  const awaited = search.status === 'more' ? sitesPerStream : Math.max(search.awaited, 1);
  return { ...search, awaited, status: 'running' };
}

/**
 * Adds a workshop to the search, or updates it if already listed.
 * It is inserted in order, or appended if nothing may move (`still`) because the visitor has focused a workshop.
 */
export function withSite(
  search: SiteSearch,
  site: WorkshopSite,
  { place, still }: { place: Pick<BookingStore, 'lat' | 'lng'>; still: boolean },
): SiteSearch {
  const siteWithDistance = { ...site, km: distanceKm(place, { lat: site.latitude, lng: site.longitude }) };
  const isKnown = search.sites.some(({ departmentId }) => departmentId === site.departmentId);
  const sites = isKnown
    ? search.sites.map((known) => (known.departmentId === site.departmentId ? siteWithDistance : known))
    : [...search.sites, siteWithDistance];
  const awaited = search.awaited - 1;
  return {
    ...search,
    sites: still ? sites : sortedSites(sites, search.sort),
    cursor: site.departmentId,
    awaited,
    status: awaited > 0 ? 'running' : 'more',
  };
}

/** Ends the stream with the given status. */
export function endedSearch(search: SiteSearch, status: Exclude<SiteSearch['status'], 'running'>): SiteSearch {
  return { ...search, awaited: status === 'ended' || status === 'more' ? 0 : search.awaited, status };
}
