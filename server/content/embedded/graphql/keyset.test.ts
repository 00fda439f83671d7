import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { comparePositions, pageByPosition } from './keyset.ts';
import type { Position } from './keyset.ts';

const numbers = fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.string()), { maxLength: 40 });
const sorted = numbers.map((values) =>
  [...new Map(values.map((value) => [JSON.stringify(value), value as Position])).values()].sort(comparePositions),
);
const order = { positionOf: (position: Position) => position };

describe('pageByPosition', () => {
  it('gives every entry once whatever the page size', () => {
    fc.assert(
      fc.property(sorted, fc.integer({ min: 1, max: 9 }), (all, first) => {
        const seen: Position[] = [];
        let after = '';
        for (let asked = 0; asked <= all.length; asked += 1) {
          const page = pageByPosition(all, { first, after }, order);
          expect(page.total).toBe(all.length);
          expect(page.pageInfo.endCursor).not.toBe('');
          seen.push(...page.results);
          if (!page.pageInfo.hasNext) break;
          expect(page.pageInfo.endCursor).not.toBe(after);
          after = page.pageInfo.endCursor;
        }
        expect(seen).toEqual(all);
      }),
    );
  });

  it('continues at the right place after changes', () => {
    const all = [['a'], ['c'], ['e'], ['g']];
    const { pageInfo } = pageByPosition(all, { first: 2 }, order);
    const after = pageInfo.endCursor;
    expect(pageByPosition([['a'], ['e'], ['g']], { first: 1, after }, order).results).toEqual([['e']]);
    expect(pageByPosition([['a'], ['b'], ['c'], ['d'], ['e']], { first: 1, after }, order).results).toEqual([['d']]);
  });

  it('goes back from a cursor of the other direction', () => {
    const all = [['a'], ['c'], ['e']];
    const { pageInfo } = pageByPosition(all, { first: 2 }, order);
    const backward = { ...order, direction: -1 } as const;
    const page = pageByPosition([...all].reverse(), { after: pageInfo.endCursor }, backward);
    expect(page.results).toEqual([['a']]);
  });

  it('gives at least one entry', () => {
    const all = Array.from({ length: 1200 }, (_none, index) => [index]);
    expect(pageByPosition(all, { first: 0 }, order).results).toHaveLength(1);
  });

  it('gives at most 1000 entries', () => {
    const all = Array.from({ length: 1200 }, (_none, index) => [index]);
    expect(pageByPosition(all, { first: 5000 }, order).results).toHaveLength(1000);
  });

  it('gives the default size without a number', () => {
    const all = Array.from({ length: 1200 }, (_none, index) => [index]);
    expect(pageByPosition(all, {}, { ...order, size: 10 }).results).toHaveLength(10);
  });

  it('has a cursor for an empty page', () => {
    const { pageInfo } = pageByPosition([], { after: '' }, order);
    expect(pageInfo).toEqual({ endCursor: expect.stringMatching(/./), hasNext: false });
    expect(pageByPosition([['a']], { after: pageInfo.endCursor }, order).results).toEqual([['a']]);
  });

  it('refuses an unknown cursor', () => {
    expect(() => pageByPosition([['a']], { after: 'nonsense' }, order)).toThrow('endCursor of an earlier answer');
  });
});
