/** Season of a tire; null when its tread pattern does not tell. */
export type TireSeason = 'winter' | 'summer' | null;

/** Rating of a tire's tread depth. */
export type TreadState = 'unlawful' | 'low' | 'good';

/** Tread depth of a new tire in mm, the end of the scale. */
export const fullTreadMm = 9;
/** Tread depth in mm from which replacement is advised: grip in wet and slush declines. */
export const advisedTreadMm = 4;

/**
 * Legal minimum tread depth in mm in Sweden: 1.6 mm, or 3 mm for winter tires.
 * The latter applies in winter conditions from 1 December to 31 March (Swedish Transport Agency, TSFS 2009:90, on the
 * equipment of cars).
 */
export const lawfulTreadMm = { summer: 1.6, winter: 3 };

/**
 * Returns the season of a tread pattern ("Dubbfritt", "Winterreifen", "Sommar"), or null.
 * Knows the languages of the sites.
 */
export function tireSeason(threadPattern: string): TireSeason {
  if (/dubb|[vw]inter|friktion|stud|pigg|talvi|nasta|kitka|zimn/i.test(threadPattern)) return 'winter';
  return /s[ou]mm[ae]r|kesä|letn/i.test(threadPattern) ? 'summer' : null;
}

/** Rates a tread depth in mm; unknown seasons use the limit of summer tires. */
export function treadState(depthMm: number, season: TireSeason): TreadState {
  if (depthMm < lawfulTreadMm[season ?? 'summer']) return 'unlawful';
  return depthMm < advisedTreadMm ? 'low' : 'good';
}
