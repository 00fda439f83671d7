import { describe, expect, it } from '@jest/globals';
import { createQueue, QueueFullError } from './createQueue.ts';

describe('a queue', () => {
  it('limits concurrent tasks', async () => {
    const queue = createQueue({ concurrency: 2, maxWaiting: 2 });
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const work = (at: number) =>
      queue.run(() => {
        begun.push(at);
        return new Promise<number>((resolve) => {
          ends[at] = () => {
            resolve(at);
          };
        });
      });
    const all = [0, 1, 2, 3].map(work);
    await expect(work(4)).rejects.toThrow(QueueFullError);
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

  it('goes on after work that failed', async () => {
    const queue = createQueue({ concurrency: 1, maxWaiting: 5 });
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
  });
});
