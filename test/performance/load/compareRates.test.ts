import { expect, it } from '@jest/globals';
import { compareRates } from './compareRates.ts';

const round = (busy: number, cpuMs: number) => ({ busy, cpuMs, requestsPerSecond: (1000 * busy) / cpuMs, bytes: 1 });

function compare(ourBusy: number, theirBusy: number) {
  const [ours, theirs] = [[round(ourBusy, 20)], [round(theirBusy, 18)]];
  return compareRates({ name: 'page', ours, peer: 'node:http', theirs, goal: { atLeast: 0.85 } });
}

it('compareRates() holds both rates against the goal when both servers had a core', () => {
  const figures = compare(1, 1);
  expect(figures.map(({ ratio }) => ratio?.toFixed(2))).toEqual(['0.90', '0.90']);
  expect(figures.map(({ goal }) => goal !== undefined)).toEqual([true, true]);
});

it('compareRates() holds only the rate per processor time against the goal when a server had less', () => {
  const figures = compare(1, 0.5);
  expect(figures.map(({ goal }) => goal !== undefined)).toEqual([true, false]);
  expect(figures[1]?.note).toContain('0.50 of a core');
});
