import { distanceKm } from '../kit/distanceKm.ts';
import type { BookingStore } from './BookingStore.ts';
import type { WorkshopSite } from './BookingTypes.ts';
import { sortedSites } from './siteOrder.ts';
import type { FoundSite, SiteSort } from './siteOrder.ts';

/** How many workshops one stream brings at most. */
export const sitesPerStream = 5;

/** The search for workshops as far as it has come. */
export interface SiteSearch {
  /** What was searched for; another key is another search. */
  key: string;
  sort: SiteSort;
  /** In the order in which they show. */
  sites: FoundSite[];
  /** The last department that came, after which the next stream goes on; "" at the beginning. */
  cursor: string;
  /** How many the running stream still brings at most. */
  awaited: number;
  /** paused: the stream was left before its end. more: there may be further ones. ended: there are none. */
  status: 'running' | 'paused' | 'more' | 'ended' | 'failed';
}

/** What a search depends on: the car, the place and the codes of what is chosen. */
export function searchKey({ car, lat, lng, services }: Pick<BookingStore, 'car' | 'lat' | 'lng' | 'services'>): string {
  return [car?.registrationNumber ?? '', lat, lng, ...Object.keys(services).sort()].join(' ');
}

/** A search from its beginning. What an earlier one has found for the same key stays, in the new order. */
export function newSearch(key: string, sort: SiteSort, before: SiteSearch | null): SiteSearch {
  const sites = before?.key === key ? sortedSites(before.sites, sort) : [];
  return { key, sort, sites, cursor: '', awaited: sitesPerStream, status: 'running' };
}

/** The stream goes on: with five further ones, or with those that are missing since it was left or broke. */
export function continuedSearch(search: SiteSearch): SiteSearch {
  const awaited = search.status === 'more' ? sitesPerStream : Math.max(search.awaited, 1);
  return { ...search, awaited, status: 'running' };
}

/**
 * A workshop has come. It takes its place in the order; when nothing may move (`still`), because somebody is at one of
 * them, it comes last. One that is there already is told anew in its place.
 */
export function withSite(
  search: SiteSearch,
  site: WorkshopSite,
  { place, still }: { place: Pick<BookingStore, 'lat' | 'lng'>; still: boolean },
): SiteSearch {
  const found = { ...site, km: distanceKm(place, { lat: site.latitude, lng: site.longitude }) };
  const isKnown = search.sites.some(({ departmentId }) => departmentId === site.departmentId);
  const sites = isKnown
    ? search.sites.map((known) => (known.departmentId === site.departmentId ? found : known))
    : [...search.sites, found];
  const awaited = search.awaited - 1;
  return {
    ...search,
    sites: still ? sites : sortedSites(sites, search.sort),
    cursor: site.departmentId,
    awaited,
    status: awaited > 0 ? 'running' : 'more',
  };
}

/** The stream is over, however it ended. */
export function endedSearch(search: SiteSearch, status: Exclude<SiteSearch['status'], 'running'>): SiteSearch {
  return { ...search, awaited: status === 'ended' || status === 'more' ? 0 : search.awaited, status };
}
