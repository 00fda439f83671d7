/** What a tire is for, as far as its tread pattern says. */
export type TireSeason = 'winter' | 'summer' | null;

/** Where the depth of a tire's tread stands. */
export type TreadState = 'unlawful' | 'low' | 'good';

/** Of a new tire, mm: where the scale ends. */
export const fullTreadMm = 9;
/** From here on down a change is advised, mm: the grip in wet and slush goes down. */
export const advisedTreadMm = 4;

/**
 * The least tread in mm that a car may be driven with in Sweden: 1.6 mm; 3 mm on winter tires in winter conditions from
 * 1 December to 31 March (Swedish Transport Agency, TSFS 2009:90, on the equipment of cars).
 */
export const lawfulTreadMm = { summer: 1.6, winter: 3 };

/** The season of a tread pattern ("Dubbfritt", "Winterreifen", "Sommar") in the languages of sites; null for other words. */
export function tireSeason(threadPattern: string): TireSeason {
  if (/dubb|[vw]inter|friktion|stud|pigg|talvi|nasta|kitka|zimn/i.test(threadPattern)) return 'winter';
  return /s[ou]mm[ae]r|kesä|letn/i.test(threadPattern) ? 'summer' : null;
}

/** Where a depth in mm stands; a tire of which it is not known what it is for, by the limit of summer tires. */
export function treadState(depthMm: number, season: TireSeason): TreadState {
  if (depthMm < lawfulTreadMm[season ?? 'summer']) return 'unlawful';
  return depthMm < advisedTreadMm ? 'low' : 'good';
}
