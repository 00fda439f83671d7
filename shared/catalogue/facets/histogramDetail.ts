import type { Facet, FacetRequest } from '../SearchTypes.ts';

/** Minimum number of bins from which a histogram can be too coarse. */
const minBins = 20;
/** The crowd gets finer bins if it lies in at most this many bins. */
const maxCrowdBins = 10;
/** Maximum share of the cars outside the crowd, at either end. */
const tail = 0.02;

/** Returns the indices of the crowd's first and last bin; null when the bins are fine enough. */
function crowdBins({ value: bins }: Facet): { first: number; last: number } | null {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  if (bins.length < minBins || total < minBins) return null;
  let cumulative = 0;
  const first = bins.findIndex(({ count }) => (cumulative += count) > total * tail);
  cumulative = 0;
  const last = bins.findIndex(({ count }) => (cumulative += count) >= total * (1 - tail));
  return last - first < maxCrowdBins ? { first, last } : null;
}

/**
 * Requests finer bins when a few outliers squeeze nearly all cars into a few bins.
 * The request has the same facet over the crowd's part of the range. Null when the bins are fine enough.
 */
export function detailRequest(facet: Facet): FacetRequest | null {
  const crowd = facet.type === 'histogram' ? crowdBins(facet) : null;
  const from = crowd && facet.value[crowd.first]?.min;
  const to = crowd && facet.value[crowd.last]?.max;
  if (typeof from !== 'number' || typeof to !== 'number') return null;
  const isLast = crowd?.last === facet.value.length - 1;
  const range = `${String(Math.ceil(from))}-${String(isLast ? Math.ceil(to) : Math.ceil(to) - 1)}`;
  return { name: facet.name, filters: { [facet.name]: { all: [range] } } };
}

/** Replaces the crowd's bins with finer ones; the bins then differ in width. */
export function withDetail(facet: Facet, detail: Facet): Facet {
  const crowd = crowdBins(facet);
  if (!crowd || detail.value.length === 0) return facet;
  const finer = detail.value.map((bin) => ({ ...bin }));
  const [lowest, highest] = [finer[0], finer.at(-1)];
  // Finer bins extend to the edges of the coarse ones, so that no gap is left.
  if (lowest) lowest.min = facet.value[crowd.first]?.min ?? lowest.min ?? 0;
  if (highest) highest.max = facet.value[crowd.last]?.max ?? highest.max ?? 0;
  return { ...facet, value: [...facet.value.slice(0, crowd.first), ...finer, ...facet.value.slice(crowd.last + 1)] };
}
