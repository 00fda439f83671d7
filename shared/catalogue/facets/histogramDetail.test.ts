import { describe, expect, it } from '@jest/globals';
import { detailRequest, withDetail } from './histogramDetail.ts';
import type { Facet } from '../SearchTypes.ts';

const histogram = (counts: number[], width: number): Facet => ({
  name: 'car_price',
  type: 'histogram',
  min: 0,
  max: counts.length * width,
  value: counts.map((count, at) => ({ text: '', count, min: at * width, max: (at + 1) * width })),
});
/** 990 cars below 10,000, one at a million. */
const skewed = histogram([990, ...Array.from({ length: 98 }, () => 0), 1], 10_000);

describe('detailRequest()', () => {
  it('requests the part of the range that nearly all cars lie in', () => {
    expect(detailRequest(skewed)).toEqual({ name: 'car_price', filters: { car_price: { all: ['0-9999'] } } });
  });

  it('requests nothing when the cars are spread', () => {
    expect(
      detailRequest(
        histogram(
          Array.from({ length: 100 }, () => 5),
          10,
        ),
      ),
    ).toBeNull();
  });

  it('requests nothing for a histogram of few bins', () => {
    expect(detailRequest(histogram([990, 0, 1], 10))).toBeNull();
  });
});

describe('withDetail()', () => {
  it('replaces the crowded bin without a gap', () => {
    const detail = { ...histogram([400, 590], 4000), min: 500, max: 8500 };
    const { value } = withDetail(skewed, detail);
    expect(value.slice(0, 3).map(({ min, max, count }) => [min, max, count])).toEqual([
      [0, 4000, 400],
      [4000, 10_000, 590],
      [10_000, 20_000, 0],
    ]);
  });
});
