import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import Joi from 'joi';
import { createEmbeddedForms } from './content/createEmbeddedForms.ts';
import { createRequestWindow } from './content/endpoint/requestWindow.ts';
import { createSearchAnswers } from './catalogue/createSearchAnswers.ts';
import { createAttemptLimit } from './http/limits/createAttemptLimit.ts';
import { createAttemptWindow } from './http/limits/createAttemptWindow.ts';
import { createRestartLimit } from './process/createRestartLimit.ts';
import { createHttpClient } from './upstream/createHttpClient.ts';
import { silentLogger } from '../test/fixtures/silentLogger.ts';

const hourMs = 3_600_000;

describe('an hour after which the system clock is set back by an hour', () => {
  let elapsedMs: number;
  let setBackMs: number;

  beforeEach(() => {
    elapsedMs = 1000;
    setBackMs = 0;
    const start = Date.now();
    jest.spyOn(performance, 'now').mockImplementation(() => elapsedMs);
    jest.spyOn(Date, 'now').mockImplementation(() => start + elapsedMs - setBackMs);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** The time passes; then the system clock shows the time before it. */
  function pass(ms: number): void {
    elapsedMs += ms;
    setBackMs += hourMs;
  }

  it('lets a call probe a back end whose circuit is open', async () => {
    const breaker = { failures: 1, openMs: 3000 };
    const client = createHttpClient({ name: 'test', timeoutMs: 5000, retries: 0, logger: silentLogger, breaker });
    const call = (): Promise<unknown> => client.getJson('http://127.0.0.1:1/', { schema: Joi.any() });
    await expect(call()).rejects.toThrow('ECONNREFUSED');
    await expect(call()).rejects.not.toThrow('ECONNREFUSED');
    pass(3000);
    await expect(call()).rejects.toThrow('ECONNREFUSED');
    client.close();
  });

  it('allows attempts again', () => {
    const limit = createAttemptLimit(1, hourMs);
    limit.failed('192.0.2.7');
    pass(hourMs);
    expect(limit.waitSeconds('192.0.2.7')).toBe(0);
  });

  it('ends the window of a shared limit', async () => {
    const counts = { add: () => Promise.resolve({ used: 2, lapsesInMs: 60_000 }) };
    const window = createAttemptWindow({ name: 'forms', windowMs: 60_000, maxAttempts: 1 }, { counts, isExact: true });
    expect(await window.count('192.0.2.7')).toBe(60_000);
    pass(60_000);
    expect(window.waitMs('192.0.2.7')).toBe(0);
  });

  it('begins the next second of a request limit', () => {
    const count = createRequestWindow(1);
    count();
    pass(1000);
    expect(count()?.exceeded).toBe(false);
  });

  it('forgets restarts of crashed processes', () => {
    const next = createRestartLimit({ maxRestarts: 1, windowMs: 60_000 });
    next();
    pass(60_000);
    expect(next()).not.toBeNull();
  });

  it('searches again when a response is too old', async () => {
    const answers = createSearchAnswers({ maxBytes: 10_000, maxAgeMs: 5000, versionOf: () => 1 });
    const search = jest.fn(() => Promise.resolve({}));
    const get = () => answers.get({ site: 'a', key: 'k', encoding: 'identity', search });
    await get();
    pass(5000);
    await get();
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('reads the pages again for a form that an editor may have added', async () => {
    const pages = jest.fn(() => Promise.resolve([]));
    const content = { pages, layout: () => Promise.reject(new Error('unused')) };
    const forms = createEmbeddedForms({ content, versionOf: () => 1 });
    const site = { name: 'a', languages: ['sv'] } as unknown as Parameters<typeof forms.has>[0];
    await forms.has(site, '1');
    pass(5 * 60_000);
    await forms.has(site, '1');
    expect(pages).toHaveBeenCalledTimes(2);
  });
});
