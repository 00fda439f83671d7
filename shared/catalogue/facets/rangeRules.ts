import { parseRange } from './rangeFacets.ts';

/** A range of whole numbers, both ends inclusive. */
export interface Bounds {
  min: number;
  max: number;
}

/** A chosen range; null is an open end. */
export interface Ends {
  min: number | null;
  max: number | null;
}

/** Parses the digits of typed text: "120 000 kr" gives 120000; null without a digit. */
export function parseAmount(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 12);
  return digits === '' ? null : Number(digits);
}

export function snap(value: number, limits: Bounds): number {
  return Math.min(limits.max, Math.max(limits.min, Math.round(value)));
}

/** Moves one end. The value is clamped to the limits; crossing the other end moves that too. */
export function moveBound(bounds: Bounds, end: 'min' | 'max', value: number, limits: Bounds): Bounds {
  const snapped = snap(value, limits);
  return end === 'min'
    ? { min: snapped, max: Math.max(snapped, bounds.max) }
    : { min: Math.min(snapped, bounds.min), max: snapped };
}

/** Returns the filter values of a range; none when both ends are open. */
export function rangeValues({ min, max }: Ends): string[] {
  return min === null && max === null ? [] : [`${min ?? ''}-${max ?? ''}`];
}

/** Returns the ends of the chosen values. A single number, such as a year, is a range too. */
export function chosenEnds(values: readonly string[] | undefined): Ends {
  const ranges = (values ?? []).flatMap((value) => {
    const range = parseRange(/^\d+$/.test(value) ? `${value}-${value}` : value);
    return range ? [range] : [];
  });
  if (ranges.length === 0) return { min: null, max: null };
  const [min, max] = [Math.min(...ranges.map((range) => range.min)), Math.max(...ranges.map((range) => range.max))];
  return { min: min === 0 ? null : min, max: max === Number.MAX_SAFE_INTEGER ? null : max };
}

/** Returns where the thumbs of a range are: an open end is at its limit. */
export function thumbBounds({ min, max }: Ends, limits: Bounds): Bounds {
  return { min: snap(min ?? limits.min, limits), max: snap(max ?? limits.max, limits) };
}

/**
 * Sets one end to a typed amount; null opens it. Crossing the other end moves that too.
 * An amount beyond the far limit, which no car could have, becomes that limit. An amount beyond the near limit stays:
 * cars outside today's limits may be added.
 */
export function withEnd(ends: Ends, end: 'min' | 'max', amount: number | null, limits: Bounds): Ends {
  if (amount === null) return { ...ends, [end]: null };
  if (end === 'min') {
    const min = Math.min(amount, limits.max);
    return { min, max: ends.max !== null && ends.max < min ? min : ends.max };
  }
  const max = Math.max(amount, limits.min);
  return { min: ends.min !== null && ends.min > max ? max : ends.min, max };
}

/** Returns the ends after thumbs moved. A thumb at its limit opens its end, an untouched one keeps it. */
export function movedEnds(ends: Ends, moved: Bounds, limits: Bounds): Ends {
  const before = thumbBounds(ends, limits);
  const after = (end: 'min' | 'max'): number | null => {
    if (moved[end] === before[end]) return ends[end];
    return moved[end] === limits[end] ? null : moved[end];
  };
  return { min: after('min'), max: after('max') };
}

/**
 * Returns the new value of a slider thumb for a key; null for other keys.
 * An arrow key moves to the next multiple of the step, a page key ten multiples further.
 */
export function keyTarget(key: string, value: number, limits: Bounds, step: number): number | null {
  const up = (Math.floor(value / step) + 1) * step;
  const down = (Math.ceil(value / step) - 1) * step;
  const targets: Record<string, number> = {
    ArrowRight: up,
    ArrowUp: up,
    ArrowLeft: down,
    ArrowDown: down,
    PageUp: up + 9 * step,
    PageDown: down - 9 * step,
    Home: limits.min,
    End: limits.max,
  };
  const target = targets[key];
  return target === undefined ? null : snap(target, limits);
}
