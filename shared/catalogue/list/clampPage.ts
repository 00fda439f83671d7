/** Number of the last page that a list shows, from 0. */
export const lastPage = 19;

/** Returns the nearest page number of a list; 0 for what is not a number. */
export function clampPage(page: number): number {
  return Number.isFinite(page) ? Math.min(lastPage, Math.max(0, Math.trunc(page))) : 0;
}
