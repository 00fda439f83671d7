import type { Bounds } from './rangeRules.ts';

/**
 * Maps amounts to positions on a slider, as shares of its length.
 * A few very expensive or very old cars would squeeze all others into a corner, so an end of the range with almost no
 * cars is drawn short and the crowd gets the room.
 */
export interface RangeAxis {
  /** 0 at the lower limit, 1 at the upper. */
  shareOf(amount: number): number;
  /** Returns the unrounded amount at a share; shares beyond the ends give the limits. */
  amountAt(share: number): number;
  /**
   * Returns the amount per hundredth of the length at an amount.
   * Rounded down to 1, 2 or 5 times a power of ten.
   */
  stepAt(amount: number): number;
}

/** Maximum share of the cars outside the crowd, at either end. */
const tail = 0.02;
/** The axis bends when the crowd covers less than this share of the range. */
const bendsBelow = 0.6;
/** Share of the length that the crowd then gets; the bent ends share the rest. */
const crowdLength = 0.85;

/**
 * Builds the axis of a range whose bins, in ascending order, hold `counts` cars.
 * @param edges lower bound of each bin and upper bound of the last; equally wide bins by default
 */
export function rangeAxis(limits: Bounds, counts: readonly number[], edges?: readonly number[]): RangeAxis {
  const extent = limits.max - limits.min;
  const edgeShare = (bin: number): number =>
    edges ? clamp(((edges[bin] ?? limits.max) - limits.min) / extent) : bin / counts.length;
  const { from, to } = findCrowd(counts, edgeShare);
  const ends = (from > 0 ? 1 : 0) + (to < 1 ? 1 : 0);
  const end = ends === 0 ? 0 : (1 - crowdLength) / ends;
  // Boundaries of the parts within the range, and on the axis.
  const parts = [0, from, to, 1];
  const shares = [0, from > 0 ? end : 0, to < 1 ? 1 - end : 1, 1];
  return {
    shareOf: (amount) => between(parts, shares, extent === 0 ? 0 : (amount - limits.min) / extent),
    amountAt: (share) => limits.min + between(shares, parts, share) * extent,
    stepAt: (amount) => {
      const part = (amount - limits.min) / extent;
      const at = part < from ? 0 : part < to ? 1 : to < 1 ? 2 : 1;
      const span = (places: readonly number[]): number => (places[at + 1] ?? 1) - (places[at] ?? 0);
      return roundStep((extent / 100) * (span(parts) / span(shares)));
    },
  };
}

/** Interpolates a position between two neighbours of `from` to those of `to`. */
function between(from: readonly number[], to: readonly number[], place: number): number {
  const at = clamp(place);
  const next = Math.max(
    1,
    from.findIndex((end, index) => index > 0 && at <= end && end > (from[index - 1] ?? 0)),
  );
  const [low = 0, high = 1] = from.slice(next - 1, next + 1);
  const [lowTo = 0, highTo = 1] = to.slice(next - 1, next + 1);
  return lowTo + ((at - low) / (high - low)) * (highTo - lowTo);
}

/** Returns the part of the range that holds the crowd; all of it when the axis can stay straight. */
function findCrowd(counts: readonly number[], edgeShare: (bin: number) => number): { from: number; to: number } {
  const all = { from: 0, to: 1 };
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return all;
  let cumulative = 0;
  const last = counts.findIndex((count) => (cumulative += count) >= total * (1 - tail));
  cumulative = 0;
  const first = counts.findIndex((count) => (cumulative += count) > total * tail);
  // An end that is already short is not extended.
  const endLength = 1 - crowdLength;
  const from = edgeShare(first) > endLength ? edgeShare(first) : 0;
  const to = 1 - edgeShare(last + 1) > endLength ? edgeShare(last + 1) : 1;
  return to - from < bendsBelow ? { from, to } : all;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** Returns the largest of 1, 2 and 5 times a power of ten up to `size`; at least 1. */
export function roundStep(size: number): number {
  if (!(size > 1)) return 1;
  const power = 10 ** Math.floor(Math.log10(size));
  return power * (size >= 5 * power ? 5 : size >= 2 * power ? 2 : 1);
}
