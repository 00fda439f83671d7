import { describe, expect, it } from '@jest/globals';
import { timeLeft } from './timeLeft.ts';

const at = (text: string): number => Date.parse(text);
const nothing = { days: 0, hours: 0, minutes: 0, seconds: 0 };

describe('timeLeft', () => {
  it('splits the time into units', () => {
    expect(timeLeft(at('2024-01-01T00:00:00Z'), at('2024-01-02T01:01:01Z'))).toEqual({
      days: 1,
      hours: 1,
      minutes: 1,
      seconds: 1,
    });
    expect(timeLeft(at('2024-01-01T00:00:01Z'), at('2024-12-31T00:00:00Z'))).toEqual({
      days: 364,
      hours: 23,
      minutes: 59,
      seconds: 59,
    });
  });

  it('is never less than zero', () => {
    const target = at('2024-01-01T00:00:00Z');
    expect(timeLeft(target, target)).toEqual(nothing);
    expect(timeLeft(target + 86_400_000, target)).toEqual(nothing);
  });

  it('rounds a begun second up', () => {
    expect(timeLeft(0, 1)).toEqual({ ...nothing, seconds: 1 });
    expect(timeLeft(0, 1001)).toEqual({ ...nothing, seconds: 2 });
  });
});
