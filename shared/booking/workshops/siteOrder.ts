import type { WorkshopSite } from '../BookingTypes.ts';

export type SiteSort = 'distance' | 'firstTime';

/** A workshop with its distance in km from the chosen place. */
export interface FoundSite extends WorkshopSite {
  km: number;
}

/**
 * Sorts workshops by distance or first free time.
 * Ties are broken by the other criterion, then by id, so that the order is stable.
 */
export function sortedSites(sites: readonly FoundSite[], sort: SiteSort): FoundSite[] {
  const distance = (one: FoundSite, other: FoundSite): number => one.km - other.km;
  const time = (one: FoundSite, other: FoundSite): number => compareTexts(one.firstTimeSlot, other.firstTimeSlot);
  const [first, second] = sort === 'distance' ? [distance, time] : [time, distance];
  return [...sites].sort(
    (one, other) => first(one, other) || second(one, other) || compareTexts(one.departmentId, other.departmentId),
  );
}

/** Returns whether a workshop is authorised for a brand, ignoring differences in spelling. */
export function isAuthorised({ brands }: Pick<WorkshopSite, 'brands'>, brand: string): boolean {
  const plain = (name: string): string => name.trim().toLowerCase();
  return brands.some((name) => plain(name) === plain(brand));
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
