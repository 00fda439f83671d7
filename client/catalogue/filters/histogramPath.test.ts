import { describe, expect, it } from '@jest/globals';
import { rangeAxis } from '../../../shared/catalogue/facets/rangeAxis.ts';
import { histogramPath, mergeBins } from './histogramPath.ts';

const limits = { min: 0, max: 400 };
const counts = [4, 0, 1, 16];
const edges = [0, 100, 200, 300, 400];
const bars = { counts, edges, axis: rangeAxis(limits, counts, edges) };

describe('histogramPath()', () => {
  it('draws an empty bin 2 px high', () => {
    expect(histogramPath(bars, 0, 3)).toBe('M0 72v-36h210v36m40 0v-2h210v2m40 0v-18h210v18m40 0v-72h210v72');
  });

  it('draws only the bars between two bins', () => {
    expect(histogramPath(bars, 1, 2)).toBe('M250 72v-2h210v2m40 0v-18h210v18');
  });

  it('is empty when the first bin comes after the last', () => {
    expect(histogramPath(bars, 4, 3)).toBe('');
  });
});

describe('mergeBins()', () => {
  const fine = Array.from({ length: 80 }, () => 1);
  const fineEdges = Array.from({ length: 81 }, (_none, at) => at * 5);

  it('makes at most 24 bars', () => {
    const merged = mergeBins({ counts: fine, edges: fineEdges, axis: rangeAxis(limits, fine, fineEdges) });
    expect(merged.counts.length).toBeLessThanOrEqual(24);
  });

  it('keeps all cars', () => {
    const merged = mergeBins({ counts: fine, edges: fineEdges, axis: rangeAxis(limits, fine, fineEdges) });
    expect(merged.counts.reduce((sum, count) => sum + count, 0)).toBe(80);
  });

  it('keeps the ends of the axis', () => {
    const merged = mergeBins({ counts: fine, edges: fineEdges, axis: rangeAxis(limits, fine, fineEdges) });
    expect([merged.edges[0], merged.edges.at(-1), merged.edges.length]).toEqual([0, 400, merged.counts.length + 1]);
  });

  it('leaves few bins as they are', () => {
    expect(mergeBins(bars)).toEqual(bars);
  });
});
