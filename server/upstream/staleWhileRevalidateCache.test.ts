import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Logger } from '../../shared/kit/Logger.ts';
import { staleWhileRevalidateCache } from './staleWhileRevalidateCache.ts';
import type {
  StaleWhileRevalidateCache,
  StaleWhileRevalidateCacheOptions,
  AnswerRequest,
} from './staleWhileRevalidateCache.ts';
import type { DiskCopies } from '../storage/copies/DiskCopies.ts';

describe('staleWhileRevalidateCache', () => {
  let now = 0;
  const warn = jest.fn<Logger['warn']>();
  const logger: Logger = { debug: jest.fn(), info: jest.fn(), warn, error: jest.fn() };

  function cacheOf({
    bytes,
    ...more
  }: { bytes?: number } & Partial<StaleWhileRevalidateCacheOptions<'all'>> = {}): StaleWhileRevalidateCache<'all'> {
    now = 0;
    warn.mockClear();
    const shelves = { all: { answers: 3, ...(bytes === undefined ? {} : { bytes }) } };
    return staleWhileRevalidateCache({ logger, room: 'content', patienceMs: 0, shelves, clock: () => now, ...more });
  }
  const wantedFrom = (
    cache: StaleWhileRevalidateCache<'all'>,
    wanted: Partial<AnswerRequest<{ text: string }, 'all'>> & Pick<AnswerRequest<{ text: string }, 'all'>, 'ask'>,
  ): Promise<{ text: string }> =>
    cache.get({ key: ['a'], freshness: { freshMs: 10, staleMs: 10 }, facts: {}, shelfOf: () => 'all', ...wanted });
  const get = (
    cache: StaleWhileRevalidateCache<'all'>,
    key: string,
    ask: () => Promise<{ text: string }>,
  ): Promise<{ text: string }> =>
    cache.get({
      key: [key],
      freshness: { freshMs: 10, staleMs: 10, lastMs: 20 },
      ask,
      facts: {},
      shelfOf: () => 'all',
    });
  const answering = (text = 'x') => jest.fn(() => Promise.resolve({ text }));
  const failing = () => jest.fn(() => Promise.reject<{ text: string }>(new Error('down')));

  it('serves the last good response up to its maximum age', async () => {
    const cache = cacheOf();
    await get(cache, 'a', answering('good'));
    now = 19;
    expect(await get(cache, 'a', failing())).toEqual({ text: 'good' });
    now = 20;
    await expect(get(cache, 'a', failing())).rejects.toThrow('down');
  });

  it('makes a page wait only once for several hanging responses', async () => {
    const cache = cacheOf({ patienceMs: 200 });
    const keys = ['a', 'b', 'c'];
    for (const key of keys) await get(cache, key, answering(key));
    now = 15;
    let answer: (text: { text: string }) => void = () => undefined;
    const hanging = () => new Promise<{ text: string }>((resolve) => (answer = resolve));
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const [first = '', ...others] = keys;
    const waiting = get(cache, first, hanging);
    await jest.advanceTimersByTimeAsync(200);
    expect(await waiting).toEqual({ text: first });
    for (const key of others) expect(await get(cache, key, hanging)).toEqual({ text: key }); // No timer runs any more.
    jest.useRealTimers();
    answer({ text: 'new c' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(await get(cache, 'c', hanging)).toEqual({ text: 'new c' });
  });

  it('never keeps a failure', async () => {
    const cache = cacheOf();
    await expect(get(cache, 'a', failing())).rejects.toThrow('down');
    expect(await get(cache, 'a', answering('well'))).toEqual({ text: 'well' });
  });

  it('shares a failure with those who asked at the same time', async () => {
    const cache = cacheOf();
    const ask = failing();
    const both = await Promise.allSettled([get(cache, 'a', ask), get(cache, 'a', ask)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('forgets what was not asked for longest when there are too many answers', async () => {
    const cache = cacheOf();
    for (const key of ['a', 'b', 'c', 'd']) await get(cache, key, answering());
    const again = answering();
    await get(cache, 'a', again);
    await get(cache, 'd', again);
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('keeps no response that is larger than its memory', async () => {
    const cache = cacheOf({ bytes: 250 });
    await get(cache, 'a', answering('a'.repeat(150)));
    await get(cache, 'b', answering('b'.repeat(150)));
    await get(cache, 'c', answering('c'.repeat(1000)));
    const again = answering();
    await get(cache, 'b', again);
    expect(again).not.toHaveBeenCalled();
    await get(cache, 'c', again);
    await get(cache, 'a', again);
    expect(again).toHaveBeenCalledTimes(2);
  });

  describe('expire()', () => {
    it('lets the next caller get a new response', async () => {
      const cache = cacheOf({ patienceMs: 1000 });
      await get(cache, 'a', answering('old'));
      cache.expire();
      expect(await get(cache, 'a', answering('new'))).toEqual({ text: 'new' });
    });

    it('keeps the old answer for when asking fails', async () => {
      const cache = cacheOf({ patienceMs: 1000 });
      await get(cache, 'a', answering('old'));
      cache.expire();
      expect(await get(cache, 'a', failing())).toEqual({ text: 'old' });
    });

    it('leaves answers alone whose key it does not match', async () => {
      const cache = cacheOf();
      await get(cache, 'a', answering());
      cache.expire(([name]) => name === 'b');
      const again = answering();
      await get(cache, 'a', again);
      expect(again).not.toHaveBeenCalled();
    });

    it('does not keep an answer that was on its way', async () => {
      const cache = cacheOf();
      let finish: (answer: { text: string }) => void = () => undefined;
      const early = get(cache, 'a', () => new Promise((resolve) => (finish = resolve)));
      cache.expire();
      finish({ text: 'outdated' });
      await early;
      expect(await get(cache, 'a', answering('new'))).toEqual({ text: 'new' });
    });
  });

  describe('onChanged', () => {
    async function changesAfter(second: { text: string }): Promise<number> {
      const cache = cacheOf();
      const onChanged = jest.fn();
      await wantedFrom(cache, { onChanged, ask: answering('old') });
      now = 15;
      await wantedFrom(cache, { onChanged, ask: () => Promise.resolve(second) });
      return onChanged.mock.calls.length;
    }

    it('is called when a new answer differs from the one before it', async () => {
      expect(await changesAfter({ text: 'new' })).toBe(1);
    });

    it('is not called when a new answer equals the one before it', async () => {
      expect(await changesAfter({ text: 'old' })).toBe(0);
    });
  });

  describe('copies', () => {
    /** Copies on disk by name. */
    const stored = new Map<string, Buffer>();
    const write = jest.fn<DiskCopies['write']>();
    const copies: Pick<DiskCopies, 'read' | 'write' | 'delete'> = {
      read: (name) => {
        const body = stored.get(name);
        return Promise.resolve(body ? { meta: null, body } : null);
      },
      write,
      delete: (name) => Promise.resolve(void stored.delete(name)),
    };
    const isCopied = ({ text }: { text: string }): boolean => text !== 'missing';
    const laterProcess = (): StaleWhileRevalidateCache<'all'> => cacheOf({ patienceMs: 1000, copies });

    beforeEach(() => {
      stored.clear();
      write.mockReset().mockImplementation((name, _meta, body) => void stored.set(name, body));
    });

    it('a later process serves the copy when asking fails', async () => {
      await wantedFrom(laterProcess(), { isCopied, ask: answering('good') });
      expect(await wantedFrom(laterProcess(), { isCopied, ask: failing() })).toEqual({ text: 'good' });
    });

    it('a later process prefers a new answer to the copy', async () => {
      await wantedFrom(laterProcess(), { isCopied, ask: answering('old') });
      expect(await wantedFrom(laterProcess(), { isCopied, ask: answering('new') })).toEqual({ text: 'new' });
    });

    it('a later process reports a new answer that differs from the copy', async () => {
      await wantedFrom(laterProcess(), { isCopied, ask: answering('old') });
      const onChanged = jest.fn();
      await wantedFrom(laterProcess(), { isCopied, onChanged, ask: answering('new') });
      expect(onChanged).toHaveBeenCalledTimes(1);
    });

    it('an unchanged answer is not copied again', async () => {
      const cache = laterProcess();
      await wantedFrom(cache, { isCopied, ask: answering() });
      now = 15;
      await wantedFrom(cache, { isCopied, ask: answering() });
      expect(write).toHaveBeenCalledTimes(1);
    });

    it('a response that is not selected removes its earlier copy', async () => {
      const cache = laterProcess();
      await wantedFrom(cache, { isCopied, ask: answering('good') });
      now = 15;
      await wantedFrom(cache, { isCopied, ask: answering('missing') });
      expect(stored.size).toBe(0);
    });
  });
});
