import { histogramStep } from '../../../../shared/catalogue/facets/rangeFacets.ts';
import type { Extent } from './KnownValues.ts';

/**
 * The bins of a range facet, as in RangeFacet.ts.
 * Each includes its min but not its max; the last one includes both.
 */
export function rangeBins({ min, max }: Extent): Extent[] {
  const step = histogramStep(min, max);
  const count = Math.max(1, Math.ceil((max - min) / step));
  return Array.from({ length: count }, (_none, bin) => ({
    min: min + bin * step,
    max: bin === count - 1 ? max : min + (bin + 1) * step,
  }));
}
