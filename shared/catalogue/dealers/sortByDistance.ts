import { distanceKm } from '../../kit/distanceKm.ts';
import type { GeoPoint } from './dealerRules.ts';

/** Sorts by distance, items without a point last. The sort is stable. */
export function sortByDistance<T extends { point: GeoPoint | null }>(dealers: readonly T[], from: GeoPoint): T[] {
  const distance = ({ point }: T): number => (point ? distanceKm(from, point) : Infinity);
  return dealers
    .map((dealer) => ({ dealer, km: distance(dealer) }))
    .sort((a, b) => (a.km === b.km ? 0 : a.km - b.km))
    .map(({ dealer }) => dealer);
}
