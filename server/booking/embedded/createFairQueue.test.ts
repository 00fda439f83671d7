import { expect, it } from '@jest/globals';
import { createFairQueue } from './createFairQueue.ts';

it('lets other work in between two tasks', async () => {
  const turns = createFairQueue();
  const done: string[] = [];
  const piece = (name: string): Promise<void> =>
    turns(() => {
      done.push(name);
      if (name === 'b') return Promise.reject(new Error(name));
      setImmediate(() => done.push(`other work after ${name}`));
      return Promise.resolve();
    });
  const [, b] = await Promise.allSettled(['a', 'b', 'c'].map(piece));
  expect(b).toMatchObject({ status: 'rejected' });
  expect(done).toEqual(['a', 'other work after a', 'b', 'c']);
});
