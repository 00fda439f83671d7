import { parseRange } from './rangeFacets.ts';

/** Both ends of a range of whole numbers, included. */
export interface Bounds {
  min: number;
  max: number;
}

/** Digits of what was typed, spaces and letters ignored: "120 000 kr" gives 120000; null without a digit. */
export function parseAmount(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 12);
  return digits === '' ? null : Number(digits);
}

export function snap(value: number, limits: Bounds): number {
  return Math.min(limits.max, Math.max(limits.min, Math.round(value)));
}

/** Sets one end. The value snaps to the limits; crossing the other end pulls that along. */
export function moveBound(bounds: Bounds, end: 'min' | 'max', value: number, limits: Bounds): Bounds {
  const snapped = snap(value, limits);
  return end === 'min'
    ? { min: snapped, max: Math.max(snapped, bounds.max) }
    : { min: Math.min(snapped, bounds.min), max: snapped };
}

/** The filter values of a range: none at its full extent. */
export function rangeValues(bounds: Bounds, limits: Bounds): string[] {
  return bounds.min <= limits.min && bounds.max >= limits.max ? [] : [`${bounds.min}-${bounds.max}`];
}

/**
 * Span of the chosen values within the limits; the limits themselves when nothing is chosen. A single number, such as
 * a year, is a range of its own.
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
 * Where a thumb goes at the press of a key; null for keys that are not the slider's. An arrow goes to the next multiple
 * of the step, a page key ten of them further.
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
