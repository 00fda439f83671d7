import type { SiteTires } from '../site/CountryLawTypes.ts';

/** Season of a tire; null when its tread pattern does not tell. */
export type TireSeason = 'winter' | 'summer' | null;

/** Rating of a tire's tread depth. */
export type TreadState = 'unlawful' | 'low' | 'good';

/** Tread depth of a new tire in mm, the end of the scale. */
export const fullTreadMm = 9;
/** Tread depth in mm from which replacement is advised: grip in wet and slush declines. */
export const advisedTreadMm = 4;

/**
 * Returns the season of a tread pattern ("Dubbfritt", "Winterreifen", "Sommar"), or null.
 * Knows the languages of the sites.
 */
export function tireSeason(threadPattern: string): TireSeason {
  if (/dubb|[vw]inter|friktion|stud|pigg|talvi|nasta|kitka|zimn/i.test(threadPattern)) return 'winter';
  return /s[ou]mm[ae]r|kesä|letn/i.test(threadPattern) ? 'summer' : null;
}

/** Rates a tread depth in mm by the country's limits; unknown seasons use the limit of summer tires. */
export function treadState(
  depthMm: number,
  season: TireSeason,
  limitsMm: NonNullable<SiteTires['treadMm']>,
): TreadState {
  if (depthMm < limitsMm[season ?? 'summer']) return 'unlawful';
  return depthMm < advisedTreadMm ? 'low' : 'good';
}
