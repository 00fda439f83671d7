import { histogramStep } from '../../../shared/catalogue/facets/rangeFacets.ts';

/** Counts values per histogram bin; [] without any value. */
export function rangeBins(values: readonly (number | null)[]): number[] {
  let min = Infinity;
  let max = -Infinity;
  for (const value of values) {
    if (value === null) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  if (min > max) return [];
  const step = histogramStep(min, max);
  const bins = new Array<number>(Math.max(1, Math.ceil((max - min) / step))).fill(0);
  for (const value of values) {
    if (value === null) continue;
    let bin = Math.min(bins.length - 1, Math.floor((value - min) / step));
    // Corrects a quotient rounded across a boundary: a bin includes its lower bound.
    if (bin > 0 && value < min + bin * step) bin--;
    else if (bin < bins.length - 1 && value >= min + (bin + 1) * step) bin++;
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return bins;
}
