import { parseRange } from './rangeFacets.ts';

/** A range of whole numbers, both ends inclusive. */
export interface Bounds {
  min: number;
  max: number;
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

/** Returns the filter values of a range; none for the full range. */
export function rangeValues(bounds: Bounds, limits: Bounds): string[] {
  return bounds.min <= limits.min && bounds.max >= limits.max ? [] : [`${bounds.min}-${bounds.max}`];
}

/**
 * Returns the range of the chosen values within the limits.
 * Returns the limits themselves when nothing is chosen. A single number, such as a year, is a range too.
 */
export function chosenBounds(values: readonly string[] | undefined, limits: Bounds): Bounds {
  const ranges = (values ?? []).flatMap((value) => {
    const range = parseRange(/^\d+$/.test(value) ? `${value}-${value}` : value);
    return range ? [range] : [];
  });
  if (ranges.length === 0) return limits;
  return {
    min: snap(Math.min(...ranges.map(({ min }) => min)), limits),
    max: snap(Math.max(...ranges.map(({ max }) => max)), limits),
  };
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
