import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { Limit } from '../../storage/sharedLimits.ts';
import { guessProbability, calculateSuccess } from './guessProbability.ts';
import { tireHotelLimits } from '../tireHotelLimits.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

describe('the chance to guess a code', () => {
  it('is below a thousandth in any seven days', () => {
    const { compared, probability } = guessProbability(tireHotelLimits, weekMs);
    expect(compared).toBe(9);
    expect(probability).toBeCloseTo(0.0008998, 7);
    expect(probability).toBeLessThan(0.001);
  });

  it('grows with every further week', () => {
    expect(guessProbability(tireHotelLimits, 2 * weekMs).compared).toBe(18);
  });

  it('is certain without limits', () => {
    const open = { ...tireHotelLimits, wrongTries: {} };
    expect(guessProbability(open, weekMs).probability).toBe(1);
  });

  it('is that of a draw without replacement', () => {
    expect(calculateSuccess([])).toBe(0);
    expect(calculateSuccess([10_000])).toBe(1);
    expect(calculateSuccess([1, 1])).toBeCloseTo(0.00019999, 10);
  });
});

describe('the table of limits in docs/tirehotel.md', () => {
  it('has every limit that is in force', async () => {
    const text = (await readFile('docs/tirehotel.md', 'utf8')).replace(/ +/g, ' ');
    for (const [what, by] of Object.entries(tireHotelLimits)) {
      for (const [subject, limits] of Object.entries(by)) {
        expect(text).toContain(`| ${what} | ${subject} | ${limits.map(inWords).join(', ')} |`);
      }
    }
    expect(text).toContain(`**${(guessProbability(tireHotelLimits, weekMs).probability * 100).toFixed(4)} %**`);
  });
});

function inWords({ most, forMs, slides }: Limit): string {
  const minutes = forMs / 60_000;
  const [count, unit] =
    minutes >= 1440 ? [minutes / 1440, 'day'] : minutes >= 60 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return `${String(most)} in ${slides ? 'any ' : ''}${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}
