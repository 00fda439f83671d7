import { describe, expect, it } from '@jest/globals';
import { withDeadline } from './withDeadline.ts';

const never = new Promise<string>(() => undefined);
const fallback = (): string => 'fallback';

describe('withDeadline()', () => {
  it('returns the result of a promise that is in time', async () => {
    expect(await withDeadline(Promise.resolve('result'), 60_000, fallback)).toBe('result');
  });

  it('passes on the error of a promise that is in time', async () => {
    await expect(withDeadline(Promise.reject(new Error('failed')), 60_000, fallback)).rejects.toThrow('failed');
  });

  it('returns the fallback when the time is up', async () => {
    expect(await withDeadline(never, 1, fallback)).toBe('fallback');
  });

  it('throws the error of the fallback when the time is up', async () => {
    const late = (): never => {
      throw new Error('too late');
    };
    await expect(withDeadline(never, 1, late)).rejects.toThrow('too late');
  });

  it('prefers a response that arrived while the process was paused', async () => {
    const arrived = new Promise<string>((resolve) => {
      setTimeout(() => setImmediate(resolve, 'result'), 1);
    });
    const result = withDeadline(arrived, 1, fallback);
    const pausedUntil = performance.now() + 20;
    while (performance.now() < pausedUntil);
    expect(await result).toBe('result');
  });
});
