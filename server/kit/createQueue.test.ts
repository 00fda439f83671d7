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

  const blocked = (maxWaiting: number) => {
    let open = (): void => undefined;
    const queue = createQueue({ concurrency: 1, maxWaiting });
    const first = queue.run(() => new Promise<void>((resolve) => (open = resolve)));
    const begun: string[] = [];
    const add = (name: string, owner: string, signal?: AbortSignal) =>
      queue
        .run(() => Promise.resolve(void begun.push(name)), { owner, ...(signal && { signal }) })
        .catch((error: unknown) => error);
    return { add, begun, finish: () => (open(), first) };
  };

  it('serves its owners in turn', async () => {
    const { add, begun, finish } = blocked(10);
    const all = [add('a1', 'a'), add('a2', 'a'), add('a3', 'a'), add('b1', 'b')];
    await finish();
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('makes room at the cost of the owner with the most tasks when it is full', async () => {
    const { add, begun, finish } = blocked(3);
    const displaced = ['a1', 'a2', 'a3'].map((name) => add(name, 'a'))[2];
    const last = add('b1', 'b');
    expect(await displaced).toBeInstanceOf(QueueFullError);
    expect(await add('a4', 'a')).toBeInstanceOf(QueueFullError);
    await finish();
    expect(await last).toBeUndefined();
    expect(begun.slice(0, 2)).toEqual(['a1', 'b1']);
  });

  it('forgets a waiting task whose client has left', async () => {
    const { add, begun, finish } = blocked(1);
    const client = new AbortController();
    const left = add('left', 'a', client.signal);
    client.abort(new Error('left'));
    expect(await left).toEqual(new Error('left'));
    const next = add('next', 'a');
    await finish();
    await next;
    expect(begun).toEqual(['next']);
  });
});
