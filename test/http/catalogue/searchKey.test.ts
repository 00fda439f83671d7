import { readFile, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { itAtLength } from '../../fixtures/atLength.ts';
import { startServer } from '../../browser/startServer.ts';
import type { FakeSearchProxy } from '../../upstreams/fakeSearchProxy.ts';
import { searchProxyApp, startContractProxy } from './searchProxyApp.ts';

let proxy: FakeSearchProxy;
let app: Express;
let logged: () => string;

beforeAll(async () => {
  proxy = await startContractProxy();
  const made = await searchProxyApp(proxy);
  app = made.app;
  logged = () => JSON.stringify(made.logger.lines);
});
afterAll(() => proxy.stop());

/** The key, its header and its target. */
const secrets = (): string[] => [proxy.apiKey, 'x-api-key', new URL(proxy.endpoint).host];

describe('the key of the search proxy', () => {
  it.each(['/', '/bilar', '/bilar?keyphrase=xc60', '/bil/car-01/slug-01', '/bil/gone/no-car', '/sitemap.xml'])(
    'is not in %s',
    async (path) => {
      const { text, headers } = await request(app).get(path).set('Host', 'polhem-bil.localhost');
      const sent = `${JSON.stringify(headers)} ${text}`.toLowerCase();
      for (const secret of secrets()) expect(sent).not.toContain(secret.toLowerCase());
    },
  );

  it('is not in responses to the browser', async () => {
    const answers = [await request(app).post('/api/search').send({})];
    await proxy.setFault('broken');
    answers.push(await request(app).post('/api/search').send({ offset: 1 }));
    answers.push(await request(app).get('/bil/car-02/slug-02').set('Host', 'polhem-bil.localhost'));
    await proxy.setFault(null);
    for (const { text, headers } of answers) {
      for (const secret of secrets()) expect(`${JSON.stringify(headers)} ${text}`).not.toContain(secret);
    }
    expect(logged()).toContain('catalogue.searchFailed');
    expect(logged()).not.toContain(proxy.apiKey);
  });

  it('has no place in what browsers load', async () => {
    const folder = resolve('dist/public/assets');
    const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    const found = await Promise.all(
      scripts.map(async (file) => {
        const code = await readFile(resolve(folder, file), 'utf8');
        return /x-api-key|SEARCH_(ENDPOINT|API_KEY)/i.test(code) ? [file] : [];
      }),
    );
    expect(found.flat()).toEqual([]);
  });

  itAtLength('is taken from the environment by the built server', async () => {
    const { endpoint, apiKey } = proxy;
    const env = { SEARCH_ENDPOINT: endpoint, SEARCH_API_KEY: apiKey, STOCK_FEED: 'missing.csv', LOG_LEVEL: 'debug' };
    const server = await startServer(env);
    const answer = await fetch(`${server.address}/api/search`, { method: 'POST', body: '{"limit":0}' });
    expect(await answer.json()).toMatchObject({ total_items: 58, content: [] });
    expect(await server.stop()).toBe(0);
    expect(server.lines.join()).toContain('"upstream":"search"');
    expect(server.lines.join()).not.toContain(apiKey);
  });
});
