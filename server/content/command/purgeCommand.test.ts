import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { silentLogger } from '../../../test/fixtures/silentLogger.ts';
import { apiErrors, apiNotFound } from '../../http/api/apiErrors.ts';
import { publishedApi } from '../publishedApi.ts';
import { PurgeUsageError, readPurgeArguments } from './purgeArguments.ts';
import { runPurgeCommand } from './purgeCommand.ts';

const secret = 'a-secret-of-the-platform';

describe('readPurgeArguments()', () => {
  it('means every site of the local server without arguments', () => {
    expect(readPurgeArguments([], 3000)).toEqual({ command: 'purge', urls: ['http://localhost:3000'], sites: [] });
  });

  it('reads several servers', () => {
    const words = ['--url', 'http://a:1/', '--url=https://b', '--site', 'x', '--site', 'y'];
    expect(readPurgeArguments(words, 3000)).toEqual({
      command: 'purge',
      urls: ['http://a:1', 'https://b'],
      sites: ['x', 'y'],
    });
  });

  it.each([[['--urk', 'x']], [['harbour-bil']], [['--url', 'localhost:3000']], [['--url', 'nothing']]])(
    'refuses %j',
    (words) => {
      expect(() => readPurgeArguments(words, 3000)).toThrow(PurgeUsageError);
    },
  );
});

describe('runPurgeCommand()', () => {
  let renewed: (string | undefined)[];
  let said: string;
  const say = (text: string): void => void (said += text);
  const app = express();
  app.use(
    '/api/content/published',
    publishedApi({
      settings: { secret, renew: (site) => Promise.resolve(void renewed.push(site)) },
      siteNames: ['a', 'b'],
      logger: silentLogger,
    }),
  );
  app.use(apiNotFound, apiErrors(silentLogger));
  const server = createServer(app);
  let url: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    renewed = [];
    said = '';
  });
  const purge = (more: { urls?: string[]; sites?: string[] } = {}, given = secret): Promise<void> =>
    runPurgeCommand({ command: 'purge', urls: [url], sites: [], ...more }, { secret: given, say });

  it('renews only the named sites', async () => {
    await purge({ sites: ['b'] });
    expect(renewed).toEqual(['b']);
    expect(said).toBe(`${url}: b are being renewed.\n`);
  });

  it('renews every site without names', async () => {
    await purge();
    expect(renewed).toEqual([undefined]);
  });

  it.each([
    ['the environment has no secret', {}, '', /CONTENT_PUBLISHED_SECRET is not set/],
    ['the secret is another one', {}, 'wrong', /another CONTENT_PUBLISHED_SECRET/],
    ['a site is unknown', { sites: ['c'] }, secret, /must be one of \[a, b\]/],
    ['nothing listens', { urls: ['http://127.0.0.1:2'] }, secret, /No response \(ECONNREFUSED\)/],
  ])('says why it failed when %s', async (_case, more, given, message) => {
    await expect(purge(more, given)).rejects.toThrow(message);
  });

  it('renews the other servers when one fails', async () => {
    await expect(purge({ urls: ['http://127.0.0.1:2', url] })).rejects.toThrow('http://127.0.0.1:2');
    expect(renewed).toEqual([undefined]);
  });
});
