import type { RangeAxis } from '../../../shared/catalogue/facets/rangeAxis.ts';

/** Size of the drawing in its own coordinates; the width is stretched to the slider's. */
export const barsWidth = 1000;
/** Pixels. */
export const barsHeight = 72;

/** Share of a bin's width that its bar fills. */
const barShare = 0.84;
const emptyHeight = 2;
const minHeight = 4;

export interface HistogramBars {
  counts: readonly number[];
  /** Amounts at which the bins begin, plus the end of the last. */
  edges: readonly number[];
  axis: RangeAxis;
}

/** Maximum number of readable bars. */
const maxBars = 24;

/** Merges histogram bins into at most 24 bars: neighbours narrower than a 24th of the axis become one. */
export function mergeBins({ counts, edges, axis }: HistogramBars): HistogramBars {
  if (counts.length <= maxBars) return { counts, edges, axis };
  const merged: { counts: number[]; edges: number[] } = { counts: [], edges: [] };
  let begun = -1;
  counts.forEach((count, bin) => {
    const edge = edges[bin] ?? 0;
    const bar = Math.min(maxBars - 1, Math.floor(axis.shareOf(edge) * maxBars));
    if (bar === begun) merged.counts[merged.counts.length - 1] = (merged.counts.at(-1) ?? 0) + count;
    else {
      begun = bar;
      merged.counts.push(count);
      merged.edges.push(edge);
    }
  });
  return { counts: merged.counts, edges: [...merged.edges, edges.at(-1) ?? 0], axis };
}

/** SVG path with a bar for each bin from `first` to `last`, inclusive. */
export function histogramPath({ counts, edges, axis }: HistogramBars, first: number, last: number): string {
  const highest = Math.max(1, ...counts);
  const toX = (bin: number): number => Math.round(axis.shareOf(edges[bin] ?? 0) * barsWidth);
  let path = '';
  let end = 0;
  for (let bin = first; bin <= Math.min(last, counts.length - 1); bin += 1) {
    const count = counts[bin] ?? 0;
    // square root scale: next to a bin of hundreds a bin of three stays visible
    const height = count === 0 ? emptyHeight : Math.max(minHeight, Math.round(Math.sqrt(count / highest) * barsHeight));
    const left = toX(bin);
    const width = Math.max(1, Math.round((toX(bin + 1) - left) * barShare));
    path += `${path === '' ? `M${left} ${barsHeight}` : `m${left - end} 0`}v-${height}h${width}v${height}`;
    end = left + width;
  }
  return path;
}
