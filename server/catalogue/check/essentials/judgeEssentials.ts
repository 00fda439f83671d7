import type { Essential } from './EssentialCounts.ts';
import { defaultMinShares, mappingMembers } from './essentialFields.ts';
import type { EssentialField, MinShares } from './essentialFields.ts';

/** A fault of an essential field: too few cars have it, or its values are implausible. */
export interface EssentialFinding {
  field: EssentialField;
  /** Follows the field's name: "is the same as the id". */
  text: string;
  cure?: string;
  /** The check fails. */
  isFault: boolean;
}

/** Share of the cars above which a field is complete enough. */
const expectedShare = 0.9;

/** Formats a share, rounded down: 99.9 % is no 100 %, and a car is more than 0 %. */
export function percentText(share: number): string {
  if (share > 0 && share < 0.01) return '<1 %';
  const digits = share > 0.99 && share < 1 ? 1 : 0;
  return `${(Math.floor(share * 100 * 10 ** digits + 1e-9) / 10 ** digits).toFixed(digits)} %`;
}

/** Says what fills a field that too few cars have; null where only the feed does. */
function cureOf({ field, isMapped }: Essential, isFault: boolean): string | null {
  if (field === 'condition' && !isMapped) {
    return 'Map car_condition; if all cars have the same one, write "car_condition": { "constant": "Used" }.';
  }
  if (!isMapped) return `Map ${mappingMembers[field]}.`;
  return field === 'photos' && isFault ? 'Deliver photos, or check the rest with --min-share photos=0.' : null;
}

function missing(essential: Essential, min: number): EssentialFinding {
  const { field, share } = essential;
  const isFault = share < min;
  const cure = cureOf(essential, isFault);
  return {
    field,
    text: `in ${percentText(share)} of the cars${isFault ? `, at least ${percentText(min)} needed` : ''}`,
    ...(cure === null ? {} : { cure }),
    isFault,
  };
}

/** Judges the essential fields: faults first, in the order of the fields. */
export function judgeEssentials(essentials: readonly Essential[], minShares: MinShares = {}): EssentialFinding[] {
  const findings = essentials.flatMap((essential) => {
    const { field, share, doubts, isMapped } = essential;
    const own = doubts.map((doubt) => ({ field, ...doubt }));
    const min = minShares[field] ?? (field === 'photos' && !isMapped ? 0 : defaultMinShares[field]);
    const isLow = share < min || share < expectedShare;
    const isExplained = isMapped && own.some(({ isFault }) => isFault);
    return isLow && !isExplained ? [missing(essential, min), ...own] : own;
  });
  return findings.sort((one, other) => Number(other.isFault) - Number(one.isFault));
}
