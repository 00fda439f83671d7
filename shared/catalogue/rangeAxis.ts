import type { Bounds } from './rangeRules.ts';

/**
 * Where amounts lie on a slider, as shares of its length. One very dear car would press all others into a corner; when
 * the upper part of the extent holds almost no car, it is drawn short, and the part where the cars are gets the room.
 */
export interface RangeAxis {
  /** 0 at the lower limit, 1 at the upper. */
  shareOf(amount: number): number;
  /** The amount at a share, not rounded; beyond the ends the limits. */
  amountAt(share: number): number;
  /** What a hundredth of the length means around an amount, rounded down to 1, 2 or 5 times a power of ten. */
  stepAt(amount: number): number;
}

/** So large a share of the cars is given the room. */
const crowd = 0.98;
/** The axis bends when they lie in less than this share of the extent. */
const bendsBelow = 0.6;
/** How much of the length they then get. */
const crowdLength = 0.85;

/** The axis of an extent whose bins of equal width, from the lowest up, hold `counts` cars. */
export function rangeAxis(limits: Bounds, counts: readonly number[]): RangeAxis {
  const extent = limits.max - limits.min;
  const knee = kneeOf(counts);
  const bend = knee ?? 1;
  // length per share of the extent, on either side of the bend
  const low = knee === null ? 1 : crowdLength / knee;
  const high = knee === null ? 1 : (1 - crowdLength) / (1 - knee);
  return {
    shareOf: (amount) => {
      const part = extent === 0 ? 0 : clamp((amount - limits.min) / extent);
      return part <= bend ? part * low : bend * low + (part - bend) * high;
    },
    amountAt: (share) => {
      const at = clamp(share);
      const part = at <= bend * low ? at / low : bend + (at - bend * low) / high;
      return limits.min + clamp(part) * extent;
    },
    stepAt: (amount) => roundStep(extent / 100 / (amount < limits.min + bend * extent ? low : high)),
  };
}

/** The share of the extent that holds the crowd; null when the axis can stay straight. */
function kneeOf(counts: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  const last = counts.findIndex((count) => (seen += count) >= total * crowd);
  const knee = (last + 1) / counts.length;
  return total > 0 && knee < bendsBelow ? knee : null;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** The largest of 1, 2 and 5 times a power of ten that is not above `size`; at least 1. */
export function roundStep(size: number): number {
  if (!(size > 1)) return 1;
  const power = 10 ** Math.floor(Math.log10(size));
  return power * (size >= 5 * power ? 5 : size >= 2 * power ? 2 : 1);
}
