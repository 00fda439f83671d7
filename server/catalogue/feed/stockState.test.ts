import { expect, it } from '@jest/globals';
import { stockState } from './stockState.ts';

const current = { feed: 'cars', state: 'current', readAt: '2026-11-23T06:00:00.000Z' } as const;
const copy = { feed: 'import', state: 'copy', readAt: '2026-11-22T06:00:00.000Z' } as const;
const missing = { feed: 'trucks', state: 'missing' } as const;

it('stockState() returns the state of an only feed', () => {
  expect(stockState([current])).toEqual({ state: 'current', readAt: current.readAt });
  expect(stockState([])).toBeNull();
});

it('stockState() returns the worst state with the earliest reading', () => {
  expect(stockState([current, copy])).toEqual({ state: 'copy', readAt: copy.readAt, feeds: [current, copy] });
  expect(stockState([copy, missing])).toEqual({ state: 'missing', feeds: [copy, missing] });
});
