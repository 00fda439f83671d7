import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { pageViewSender } from '../../../server/content/events/pageViewSender.ts';
import type { Problem } from '../../../shared/kit/problem.ts';
import { fakeUpstream } from '../../upstreams/fakeUpstream.ts';
import type { FakeUpstream } from '../../upstreams/fakeUpstream.ts';
import { stateOfPage } from '../../fixtures/pages/stateOfPage.ts';
import { collectingLogger, demoParts, testServices } from '../demo/testServices.ts';

const view = { channel: 'WEB', currency: 'USD', page: 'start', pageVariantId: 'ab12_sv_default', language: 'sv' };

let upstream: FakeUpstream;
let app: Express;
const logger = collectingLogger();

beforeAll(async () => {
  upstream = await fakeUpstream();
  const pageViews = pageViewSender({ endpoint: `${upstream.address}/events?client=1`, apiKey: 'key-1', logger });
  app = createApp(await testServices({ pageViews }));
});
afterAll(() => upstream.stop());

const tell = (body: object, cookie = 'consent=2.statistics') =>
  request(app).post('/api/page-view').set('Cookie', cookie).send(body);

describe('POST /api/page-view', () => {
  it('passes the view on unchanged', async () => {
    upstream.answerWith((_request, response) => response.writeHead(204).end());
    await tell(view).set('Sec-Fetch-Site', 'same-origin').expect(204);
    await upstream.received(1);
    const [seen] = upstream.seen;
    expect(seen).toMatchObject({ method: 'POST', url: '/events?client=1' });
    expect(JSON.parse(seen?.body ?? '')).toEqual(view);
    expect(seen?.headers['x-api-key']).toBe('key-1');
  });

  it('responds alike when the service fails', async () => {
    const before = upstream.seen.length;
    upstream.answerWith((_request, response) => response.writeHead(500).end());
    await tell(view).expect(204);
    await upstream.received(before + 1);
    upstream.answerWith((_request, response) => response.destroy());
    await tell(view).expect(204);
    await upstream.received(before + 2);
    // The next call's response comes after the failures above have been logged.
    upstream.answerWith((_request, response) => response.end('{}'));
    await tell(view).expect(204);
    await upstream.received(before + 3);
    expect(logger.lines.some(({ event }) => event === 'pageView.lost')).toBe(true);
    expect(new Set(logger.lines.map(({ level }) => level))).toEqual(new Set(['debug']));
  });

  it('drops the view of a browser with Global Privacy Control', async () => {
    const before = upstream.seen.length;
    await tell(view).set('Sec-GPC', '1').expect(204);
    // a view that counts comes after it
    await tell(view, 'consent=2.statistics-gpc').set('Sec-GPC', '1').expect(204);
    await upstream.received(before + 1);
    expect(upstream.seen).toHaveLength(before + 1);
  });

  it('answers the same where no service is configured', async () => {
    const without = createApp(await testServices());
    await request(without).post('/api/page-view').send(view).expect(204);
  });

  it.each(['', 'consent=2.media', 'consent=2.necessary', 'consent=1.no'])(
    'drops the view when the cookie "%s" grants no statistics',
    async (cookie) => {
      const before = upstream.seen.length;
      await tell(view, cookie).expect(204);
      await tell(view).expect(204); // This one is counted: earlier ones would have arrived.
      await upstream.received(before + 1);
      expect(upstream.seen).toHaveLength(before + 1);
    },
  );

  it.each([
    ['another channel', { ...view, channel: 'APP' }, 'channel'],
    ['a language of another site', { ...view, language: 'sk' }, 'language'],
    ['no page', { ...view, page: '' }, 'page is not allowed to be empty'],
    ['markup for a variant', { ...view, pageVariantId: '<b>' }, 'page variant'],
    ['more than is counted', { ...view, email: 'a@b.example' }, 'email is not allowed'],
    ['nothing', {}, 'is required'],
  ])('refuses %s', async (_name, body, text) => {
    const before = upstream.seen.length;
    const answer = await tell(body).expect(400);
    expect((answer.body as Problem).detail).toContain(text);
    expect(upstream.seen).toHaveLength(before);
  });

  it("refuses other sites' pages", async () => {
    await tell(view).set('Sec-Fetch-Site', 'cross-site').expect(403);
    await request(app).post('/api/page-view').type('text/plain').send(JSON.stringify(view)).expect(400);
    await request(app).get('/api/page-view').expect(405);
  });
});

describe('the page that statistics count', () => {
  it('is that of cars and dealers for each of them, not their list', async () => {
    const { gateways, contentBackend } = await demoParts();
    const query = { keyphrase: '', facets: [], limit: 1, offset: 0, sort_name: '', filters: {} };
    const [car] = (
      await gateways.catalogue.searchCars({ ...query, index: 'vehicles_polhem-bil', fields: ['car_id', 'slug'] })
    ).content;
    const pages = await contentBackend.pages({ site: 'polhem-bil', language: 'sv' });
    for (const [path, template] of [
      [`/bil/${car?.car_id ?? ''}/${car?.slug ?? ''}`, 'CarDetailPage'],
      ['/anlaggning/polhem-bil-uppsala', 'SiteDetailPage'],
      ['/bilar', 'CarListPage'],
    ] as const) {
      const { text } = await request(app).get(path).set('Host', 'polhem-bil.localhost').expect(200);
      const itemId = pages.find(({ templateName }) => templateName === template)?.itemId ?? '?';
      const plain = (id = ''): string => id.replace(/[{}-]/g, '').toLowerCase();
      expect([path, plain(stateOfPage(text).page.layout?.itemId)]).toEqual([path, plain(itemId)]);
    }
  });
});
