import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { createApiLimits } from '../../../server/composition/apiLimits.ts';
import { testServices } from '../demo/testServices.ts';

const report = {
  kind: 'error',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'map')",
  at: ['/assets/main-ABC.js:1:2345'],
  page: '/verkstad',
};
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

let services: Awaited<ReturnType<typeof testServices>>;
let app: Express;

beforeAll(async () => {
  services = await testServices();
});

beforeEach(() => {
  services.logger.lines.length = 0;
  app = createApp(services);
});

const send = (body: unknown, headers: Record<string, string> = {}, to = app) =>
  request(to)
    .post('/api/browser-errors')
    .set({ Host: 'polhem-bil.localhost', 'User-Agent': firefox, 'Sec-Fetch-Site': 'same-origin', ...headers })
    .send(body as object);

const lines = () => services.logger.lines.filter(({ event }) => event.startsWith('browser.'));

describe('POST /api/browser-errors', () => {
  it('logs an error with its site', async () => {
    await send(report).expect(204);
    expect(lines()).toEqual([
      {
        level: 'warn',
        event: 'browser.error',
        facts: { ...report, site: 'polhem-bil', browser: 'Firefox 130', count: 1 },
      },
    ]);
  });

  it('logs nothing personal', async () => {
    const message = 'No car "ABC 123" of bertil@example.com, 070-174 06 99, XYZ 98D';
    await send({ ...report, message, page: '/bil/ABC123/bertil@example.com?code=4711#link' }).expect(204);
    const log = JSON.stringify(services.logger.lines);
    for (const personal of ['ABC', 'bertil', '070', 'XYZ', '4711', 'Gecko']) expect(log).not.toContain(`${personal}1`);
    expect(lines()[0]?.facts).toMatchObject({ message: 'No car … of … …, …', page: '/bil/-/-' });
  });

  it('logs later reports of a kind by their hundreds', async () => {
    for (let count = 1; count <= 100; count += 1) await send(report).expect(204);
    expect(lines().map(({ facts }) => facts['count'])).toEqual([1, 2, 3, 4, 5, 100]);
    await send({ ...report, name: 'RangeError' });
    expect(lines()).toHaveLength(7);
  });

  it.each([
    ['an unknown field', { ...report, visitor: 'x' }],
    ['a place elsewhere', { ...report, at: ['https://elsewhere.example/x.js:1:1'] }],
    ['a name of many words', { ...report, name: 'a b' }],
    ['nothing', {}],
  ])('refuses %s', async (_what, body) => {
    await send(body).expect(400);
    expect(lines()).toEqual([]);
  });

  it('takes reports of its own pages only', async () => {
    await send(report, { 'Sec-Fetch-Site': 'cross-site' }).expect(403);
    await send({ ...report, message: 'x'.repeat(5000) }).expect(413);
    await request(app).get('/api/browser-errors').expect(405);
    expect(lines()).toEqual([]);
  });

  it('refuses addresses that report too many', async () => {
    const apiLimits = createApiLimits({ formsPerMinute: 10, searchesPerMinute: 10 });
    const limited = createApp(await testServices({ apiLimits }));
    const statuses: number[] = [];
    for (let at = 0; at < 14; at += 1) statuses.push((await send(report, {}, limited)).status);
    expect([statuses[0], statuses[11], statuses[12]]).toEqual([204, 204, 429]);
  });
});
