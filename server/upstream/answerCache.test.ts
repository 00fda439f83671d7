import { describe, expect, it, jest } from '@jest/globals';
import type { Logger } from '../../shared/kit/Logger.ts';
import { answerCache } from './answerCache.ts';
import type { AnswerCache } from './answerCache.ts';

describe('answerCache', () => {
  let now = 0;
  const warn = jest.fn<Logger['warn']>();
  const logger: Logger = { debug: jest.fn(), info: jest.fn(), warn, error: jest.fn() };

  function cacheOf(bytes?: number): AnswerCache<'all'> {
    now = 0;
    warn.mockClear();
    const shelves = { all: { answers: 3, ...(bytes === undefined ? {} : { bytes }) } };
    return answerCache({ logger, room: 'test', patienceMs: 0, shelves, clock: () => now });
  }
  const get = (
    cache: AnswerCache<'all'>,
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

  it('serves the last good answer when asking fails, up to its last age and no further', async () => {
    const cache = cacheOf();
    await get(cache, 'a', answering('good'));
    now = 19;
    expect(await get(cache, 'a', failing())).toEqual({ text: 'good' });
    now = 20;
    await expect(get(cache, 'a', failing())).rejects.toThrow('down');
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

  it('forgets when there are too many bytes, and keeps no answer that is larger than all together may be', async () => {
    const cache = cacheOf(250);
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
});
