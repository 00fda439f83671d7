import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLineSample } from './createLineSample.ts';

describe('createLineSample()', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('gives the first hundred requests of each second a line', () => {
    const hasLine = createLineSample(() => undefined);
    const linesAt = (ms: number): number => Array.from({ length: 250 }, () => hasLine(ms)).filter(Boolean).length;
    expect([linesAt(0), linesAt(999), linesAt(1000)]).toEqual([100, 0, 100]);
  });

  it('reports every request without a line once', () => {
    const rests: number[] = [];
    const hasLine = createLineSample((count) => rests.push(count));
    for (let at = 0; at < 250; at += 1) hasLine(0);
    jest.advanceTimersByTime(1000);
    for (let at = 0; at < 130; at += 1) hasLine(1000);
    jest.advanceTimersByTime(1000);
    expect(rests).toEqual([150, 30]);
  });

  it('reports nothing when each request has its line', () => {
    const rests: number[] = [];
    const hasLine = createLineSample((count) => rests.push(count));
    for (let at = 0; at < 100; at += 1) hasLine(0);
    jest.advanceTimersByTime(5000);
    expect(rests).toEqual([]);
  });
});
