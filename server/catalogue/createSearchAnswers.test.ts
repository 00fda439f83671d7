import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, jest } from '@jest/globals';
import type { ContentEncoding } from '../http/api/EncodedBody.ts';
import { createSearchAnswers } from './createSearchAnswers.ts';
import type { SearchAnswersOptions } from './createSearchAnswers.ts';

type Answer = Record<string, unknown> & { error?: true };

const large: Answer = { content: Array.from({ length: 200 }, (_none, at) => ({ car_id: `car-${String(at)}` })) };

function counted(answer: Answer = large) {
  return jest.fn(() => Promise.resolve(answer));
}

function setUp(change: Partial<SearchAnswersOptions> = {}) {
  const state = { version: 0, now: 0 };
  const answers = createSearchAnswers({
    maxBytes: 1_000_000,
    maxAgeMs: Infinity,
    versionOf: () => state.version,
    now: () => state.now,
    ...change,
  });
  const get = async (search: () => Promise<Answer>, key = 'k', encoding: ContentEncoding = 'br') =>
    decoded(await answers.get({ site: 'harbour-bil', key, encoding, search }));
  return { state, answers, get };
}

function decoded({ encoding, body }: { encoding: ContentEncoding; body: Buffer }): unknown {
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return JSON.parse(plain.toString());
}

describe('the answers of the public search', () => {
  it('come from one search for 1,000 concurrent requests', async () => {
    const { get } = setUp();
    const search = counted();
    const all = await Promise.all(Array.from({ length: 1000 }, () => get(search)));
    expect(search).toHaveBeenCalledTimes(1);
    expect(all.every((answer) => JSON.stringify(answer) === JSON.stringify(large))).toBe(true);
  });

  it('are kept until the version of the site changes', async () => {
    const { get, state } = setUp();
    const search = counted();
    await get(search);
    await get(search);
    expect(search).toHaveBeenCalledTimes(1);
    state.version += 1;
    await get(search);
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('are not those of a search that began before a change', async () => {
    const { get, state } = setUp();
    let finish = (_answer: Answer): void => undefined;
    const early = get(() => new Promise<Answer>((resolve) => (finish = resolve)));
    state.version += 1;
    const late = get(counted({ total_items: 2 }));
    finish({ total_items: 1 });
    expect(await Promise.all([early, late])).toEqual([{ total_items: 1 }, { total_items: 2 }]);
    expect(await get(counted({ total_items: 3 }))).toEqual({ total_items: 2 });
  });

  it('are searched for again at their maximum age', async () => {
    const { get, state } = setUp({ maxAgeMs: 5000 });
    const search = counted();
    await get(search);
    state.now = 4999;
    await get(search);
    expect(search).toHaveBeenCalledTimes(1);
    state.now = 5000;
    await get(search);
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('are not kept when they report a failure', async () => {
    const { get } = setUp();
    const search = counted({ total_items: 0, error: true });
    expect(await get(search)).toEqual({ total_items: 0, error: true });
    await get(search);
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('fail together when their search throws', async () => {
    const { get } = setUp();
    const failing = jest.fn(() => Promise.reject(new Error('down')));
    const both = await Promise.allSettled([get(failing), get(failing)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(failing).toHaveBeenCalledTimes(1);
    expect(await get(counted())).toEqual(large);
  });

  it.each<ContentEncoding>(['br', 'gzip', 'identity'])(
    'have the encoding %s for clients that accept it',
    async (encoding) => {
      const { answers } = setUp();
      for (const first of ['br', 'gzip', 'identity'] as const) {
        await answers.get({ site: 's', key: first, encoding: first, search: counted() });
        const answer = await answers.get({ site: 's', key: first, encoding, search: counted({}) });
        expect(answer.encoding).toBe(encoding);
        expect(decoded(answer)).toEqual(large);
      }
    },
  );

  it('are sent as they are when they are small', async () => {
    const { answers } = setUp();
    const answer = await answers.get({ site: 's', key: 'k', encoding: 'br', search: counted({ total_items: 1 }) });
    expect(answer).toEqual({ encoding: 'identity', body: Buffer.from('{"total_items":1}') });
  });

  it('of one site are never those of another', async () => {
    const { answers } = setUp();
    const wanted = { key: 'k', encoding: 'identity' as const };
    await answers.get({ ...wanted, site: 'one', search: counted({ total_items: 1 }) });
    const other = await answers.get({ ...wanted, site: 'other', search: counted({ total_items: 2 }) });
    expect(decoded(other)).toEqual({ total_items: 2 });
  });

  it('leave in order of their last use when the memory is full', async () => {
    const { get } = setUp({ maxBytes: 20_000 });
    const first = counted();
    await get(first, 'first');
    for (let at = 0; at < 10_000; at += 1) await get(counted({ at }), `query ${String(at)}`);
    await get(first, 'first');
    expect(first).toHaveBeenCalledTimes(2);
    const last = counted();
    expect(await get(last, 'query 9999')).toEqual({ at: 9999 });
    expect(last).not.toHaveBeenCalled();
  });

  it('share a search even without memory to keep them', async () => {
    const { get } = setUp({ maxBytes: 0 });
    const search = counted();
    await Promise.all([get(search), get(search)]);
    expect(search).toHaveBeenCalledTimes(1);
    await get(search);
    expect(search).toHaveBeenCalledTimes(2);
  });
});
