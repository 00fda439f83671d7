import { describe, expect, it } from '@jest/globals';
import { createConcurrencyLimit, NoTurnError } from './createConcurrencyLimit.ts';

describe('turns', () => {
  it('limits concurrent tasks', async () => {
    const turns = createConcurrencyLimit(2, 2);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const work = (at: number) =>
      turns.take(() => {
        begun.push(at);
        return new Promise<number>((resolve) => {
          ends[at] = () => {
            resolve(at);
          };
        });
      });
    const all = [0, 1, 2, 3].map(work);
    await expect(work(4)).rejects.toThrow(NoTurnError);
    expect(begun).toEqual([0, 1]);
    ends[1]?.();
    await all[1];
    await Promise.resolve();
    expect(begun).toEqual([0, 1, 2]);
    ends[0]?.();
    ends[2]?.();
    await all[2];
    await Promise.resolve();
    ends[3]?.();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('go on after work that failed', async () => {
    const turns = createConcurrencyLimit(1, 5);
    await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.take(() => Promise.resolve('next'))).toBe('next');
  });
});
