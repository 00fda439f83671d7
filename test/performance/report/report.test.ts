import { describe, expect, it } from '@jest/globals';
import { isMet, notMeasured } from './Figure.ts';
import type { Figure } from './Figure.ts';
import { formatNumber } from './formatNumber.ts';
import { formatTable } from './formatTable.ts';

const figure = (more: Partial<Figure>): Figure => ({ name: 'CPU per request', unit: 'ms', ours: 8, ...more });
const peer = { name: 'Next', value: 20 };

describe('isMet()', () => {
  it('holds the ratio against the goal when there is a peer', () => {
    expect(isMet(figure({ peer, ratio: 0.4, goal: { atMost: 0.4 } }))).toBe(true);
    expect(isMet(figure({ peer, ratio: 0.41, goal: { atMost: 0.4 } }))).toBe(false);
    expect(isMet(figure({ peer, ratio: 0.84, goal: { atLeast: 0.85 } }))).toBe(false);
  });

  it('holds the figure itself against the goal when there is no peer', () => {
    expect(isMet(figure({ goal: { atMost: 8 } }))).toBe(true);
    expect(isMet(figure({ goal: { atMost: 7.9 } }))).toBe(false);
  });

  it('is false for a figure that could not be calculated', () => {
    expect(isMet(figure({ ours: NaN, goal: { atMost: 8 } }))).toBe(false);
  });

  it('is unknown without a goal', () => {
    expect(isMet(figure({}))).toBeNull();
  });

  it('is unknown when the peer is missing', () => {
    expect(isMet(figure({ goal: { atMost: 0.4 }, note: `${notMeasured}: peer not installed` }))).toBeNull();
  });
});

describe('formatNumber()', () => {
  it('keeps the digits that tell values apart', () => {
    expect([12345.6, 98.76, 7.654, 0.00123].map(formatNumber)).toEqual(['12,346', '98.8', '7.65', '0.0012']);
  });
});

describe('formatTable()', () => {
  it('has a row for a figure of a result file that could not be calculated', () => {
    const figures = JSON.parse(JSON.stringify([figure({ ours: Infinity, goal: { atMost: 3 } })])) as Figure[];
    const [, , row] = formatTable([{ benchmark: 'loop', figures }]).split('\n');
    expect(row).toMatch(/\| – ms +\|.*\| NO +\|$/);
  });

  it('has a row per figure with its verdict', () => {
    const missed = figure({ peer, ratio: 0.41, goal: { atMost: 0.4 } });
    const [, , row] = formatTable([{ benchmark: 'list', figures: [missed] }]).split('\n');
    expect(row?.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'list',
      'CPU per request',
      '8 ms',
      'Next: 20 ms',
      '0.41',
      '≤ 0.4',
      'NO',
      '',
    ]);
  });
});
