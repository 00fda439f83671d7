import { describe, expect, it, jest } from '@jest/globals';
import { createSingleFlight } from './createSingleFlight.ts';

describe('createSingleFlight()', () => {
  it('runs work once for concurrent callers of a key', async () => {
    const share = createSingleFlight<number>();
    const work = jest.fn(() => Promise.resolve(1));
    expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([1, 1, 1]);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('runs work again after a failure', async () => {
    const share = createSingleFlight<number>();
    await expect(share('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await share('a', () => Promise.resolve(2))).toBe(2);
  });

  /** Work that ends when it is told to, or when it is abandoned. */
  const waitingWork = () => {
    let finish = (_value: number): void => undefined;
    const signals: AbortSignal[] = [];
    const work = (signal: AbortSignal) =>
      new Promise<number>((resolve, reject) => {
        signals.push(signal);
        finish = resolve;
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    return { work, signals, finish: (value: number) => finish(value) };
  };

  it('goes on while one of its callers stays', async () => {
    const share = createSingleFlight<number>();
    const { work, signals, finish } = waitingWork();
    const client = new AbortController();
    const left = share('a', work, client.signal);
    const stays = share('a', work, new AbortController().signal);
    client.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    finish(1);
    expect(await stays).toBe(1);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });

  it('abandons work when every caller has left', async () => {
    const share = createSingleFlight<number>();
    const { work, signals } = waitingWork();
    const client = new AbortController();
    const calls = [share('a', work, client.signal), share('a', work, client.signal)];
    client.abort(new Error('left'));
    for (const { status } of await Promise.allSettled(calls)) expect(status).toBe('rejected');
    expect(signals[0]?.aborted).toBe(true);
    const again = share('a', () => Promise.resolve(2));
    expect(await again).toBe(2);
  });
});
