import { describe, expect, it } from '@jest/globals';
import { lazily } from './lazily.ts';

interface Counter {
  next(): Promise<number>;
}

function createCounter(): Counter {
  let count = 0;
  return { next: () => Promise.resolve((count += 1)) };
}

describe('an object whose code loads with the first question', () => {
  it('is one object that remembers its calls', async () => {
    const counter = lazily(() => Promise.resolve(createCounter()));
    expect([await counter.next(), await counter.next()]).toEqual([1, 2]);
  });

  it('is loaded again when its code did not come', async () => {
    let times = 0;
    const counter = lazily(() => {
      times += 1;
      return times === 1 ? Promise.reject(new Error('no connection')) : Promise.resolve(createCounter());
    });
    await expect(counter.next()).rejects.toThrow('no connection');
    expect(await counter.next()).toBe(1);
  });
});
