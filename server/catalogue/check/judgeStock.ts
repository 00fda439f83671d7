import { counted } from '../../kit/counted.ts';
import { judgeEssentials } from './essentials/judgeEssentials.ts';
import type { EssentialFinding } from './essentials/judgeEssentials.ts';
import type { MinShares } from './essentials/essentialFields.ts';
import type { Essential } from './essentials/EssentialCounts.ts';
import type { EnergyGaps, StockCheck } from './StockCheck.ts';

interface JudgeOptions {
  /** Hosts whose photos pages show, with their ports. */
  pictureHosts: readonly string[];
  minShares?: MinShares | undefined;
}

/** Judgement of a check. */
export interface StockJudgement {
  /** Findings of the essential fields, faults first. */
  essentials: EssentialFinding[];
  /** Faults of a stock that would be served, in a few words each. */
  reservations: string[];
  /** The stock would be served, and no essential field has a fault. */
  isGood: boolean;
}

/** Judges a check: whether the stock would be served, and with which reservations. */
export function judgeStock(check: StockCheck, { pictureHosts, minShares }: JudgeOptions): StockJudgement {
  const essentials = judgeEssentials(check.essentials, minShares);
  const { findings, missingPhotos, energyLabels, betterLanguage } = check;
  const skipped = findings?.report.skipped ?? 0;
  const hidden = check.pictureHosts
    .filter(({ host }) => host !== '' && !pictureHosts.includes(host))
    .reduce((sum, { photos }) => sum + photos, 0);
  const reservations = [
    ...essentialTexts(check.essentials, essentials),
    ...(skipped > 0 ? [counted(skipped, 'row is skipped', 'rows are skipped')] : []),
    ...(findings?.encoding ? ['characters are damaged'] : []),
    ...(hidden > 0 ? [counted(hidden, 'photo is not shown', 'photos are not shown')] : []),
    ...(missingPhotos ? [counted(missingPhotos.photos, 'photo is missing', 'photos are missing')] : []),
    ...(betterLanguage ? [`its values are in ${betterLanguage.better}, not in ${betterLanguage.language}`] : []),
    ...(energyLabels ? [energyGapsText(energyLabels)] : []),
  ];
  return { essentials, reservations, isGood: check.refusal === null && !essentials.some(({ isFault }) => isFault) };
}

/** Fields without a value in a word each, all other findings in full. */
function essentialTexts(essentials: readonly Essential[], findings: readonly EssentialFinding[]): string[] {
  const named = new Set(findings.map(({ field }) => field));
  const none = essentials.filter(({ field, share }) => share === 0 && named.has(field)).map(({ field }) => field);
  const others = findings.filter(({ field }) => !none.includes(field));
  return [
    ...(none.length > 0 ? [`no ${none.join(', no ')}`] : []),
    ...others.map(({ field, text }) => `${field} ${text}`),
  ];
}

/** Sentence on new cars without data that their country requires. */
export function energyGapsText({ newCars, cars }: EnergyGaps): string {
  const lack = cars === 1 ? 'lacks' : 'lack';
  return `${String(cars)} of ${counted(newCars, 'new car')} ${lack} data for the energy label that their country requires`;
}
