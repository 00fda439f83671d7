import type { WorkshopSite } from './BookingTypes.ts';

export type SiteSort = 'distance' | 'firstTime';

/** A workshop that was found, with its distance from the place that was chosen, in km. */
export interface FoundSite extends WorkshopSite {
  km: number;
}

/** Workshops by distance or by first free time; the other breaks a tie, and then the id, so that the order is one. */
export function sortedSites(sites: readonly FoundSite[], sort: SiteSort): FoundSite[] {
  const distance = (one: FoundSite, other: FoundSite): number => one.km - other.km;
  const time = (one: FoundSite, other: FoundSite): number => compareTexts(one.firstTimeSlot, other.firstTimeSlot);
  const [first, second] = sort === 'distance' ? [distance, time] : [time, distance];
  return [...sites].sort(
    (one, other) => first(one, other) || second(one, other) || compareTexts(one.departmentId, other.departmentId),
  );
}

/** Whether a workshop is authorised for a brand, however the two are written. */
export function isAuthorised({ brands }: Pick<WorkshopSite, 'brands'>, brand: string): boolean {
  const plain = (name: string): string => name.trim().toLowerCase();
  return brands.some((name) => plain(name) === plain(brand));
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
