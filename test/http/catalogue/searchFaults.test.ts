import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { atLength } from '../../fixtures/atLength.ts';
import { searchFaults } from '../../upstreams/fakeSearchProxy.ts';
import type { FakeSearchProxy } from '../../upstreams/fakeSearchProxy.ts';
import { readPage } from '../readPage.ts';
import { searchProxyApp, startContractProxy } from './searchProxyApp.ts';

let proxy: FakeSearchProxy;

beforeAll(async () => {
  proxy = await startContractProxy();
});
afterAll(() => proxy.stop());

const get = (app: Express, path: string) => request(app).get(path).set('Host', 'polhem-bil.localhost');

/** Summarises a page: a failing test should not print all of it. */
function told(html: string): { whole: boolean; heading: boolean; cards: number; listError: boolean; noindex: boolean } {
  return {
    whole: html.includes('<header') && html.includes('<footer') && html.trimEnd().endsWith('</html>'),
    heading: /<h1[^>]*>[^<]*\S/.test(html),
    cards: html.match(/class="(?:[^"]* )?car-card(?: [^"]*)?"/g)?.length ?? 0,
    listError: html.includes('Det gick inte att hämta bilar just nu</'),
    noindex: readPage(html).noindex,
  };
}

const page = { whole: true, heading: true, listError: false };

/** Timeout for an expected failure. */
const hasty = { timeoutMs: 300 };

describe('a list without a search', () => {
  afterEach(() => proxy.setFault(null));

  it.each([
    ['polhem-bil', '/bilar', '+46101234500'],
    ['polhem-bil', '/en/cars', '+46101234500'],
    ['polhem-bil', '/anlaggningar', '+46101234500'],
  ])('of %s at %s offers the phone and another try', async (site, path, phone) => {
    const { app } = await searchProxyApp(proxy, hasty);
    await proxy.setFault('broken');
    const { text } = await request(app).get(path).set('Host', `${site}.localhost`);
    const panel = /<div class="message-panel message-panel-error">.*?<\/div><\/div>/s.exec(text)?.[0] ?? '';
    expect(panel).toContain(`href="tel:${phone}"`);
    expect(panel).toContain(`href="${path}"`);
  });

  it('has no empty column of filters', async () => {
    const { app } = await searchProxyApp(proxy, hasty);
    await proxy.setFault('broken');
    expect((await get(app, '/bilar')).text).not.toContain('car-list-filters');
  });
});

describe.each(searchFaults.filter((fault) => atLength || ['broken', 'hang'].includes(fault)))(
  'with a search proxy that fails (%s)',
  (fault) => {
    it('pages report it until it recovers', async () => {
      const { app } = await searchProxyApp(proxy, hasty);
      await proxy.setFault(fault);

      // The proxy hangs until the test ends: any response proves that the page does not wait for it.
      const list = await get(app, '/bilar').expect(200);
      expect(told(list.text)).toEqual({ ...page, listError: true, cards: 0, noindex: true });

      const detail = await get(app, '/bil/car-01/slug-01').expect(503);
      expect(told(detail.text)).toMatchObject({ whole: true, heading: true, cards: 0 });

      const start = await get(app, '/').expect(200);
      expect(told(start.text)).toEqual({ ...page, cards: 0, noindex: false });

      const dealers = await get(app, '/anlaggningar').expect(200);
      expect(told(dealers.text)).toMatchObject({ whole: true, heading: true, noindex: true });
      await get(app, '/anlaggning/dealer-1').expect(302).expect('Location', '/anlaggningar');
      const compared = await get(app, '/jamfor?cars=car-01,car-17').expect(503);
      expect(told(compared.text)).toMatchObject({ whole: true, heading: true, cards: 0 });

      await proxy.setFault(null);
      const well = await searchProxyApp(proxy); // Its circuit is closed: the adapter's tests cover how it closes.
      expect(told((await get(well.app, '/bilar').expect(200)).text)).toEqual({ ...page, cards: 48, noindex: false });
      await get(well.app, '/bil/car-01/slug-01').expect(200);
      expect(told((await get(well.app, '/').expect(200)).text).cards).toBe(8);
      await get(well.app, '/anlaggning/dealer-1').expect(200);
      await get(well.app, '/jamfor?cars=car-01,car-17').expect(200);
    });

    it('a search of the browser gets the empty result with error', async () => {
      const { app } = await searchProxyApp(proxy, hasty);
      await proxy.setFault(fault);
      const { body } = await request(app).post('/api/search').send({}).expect(200).expect('Cache-Control', 'no-store');
      expect(body).toEqual({ facet: [], content: [], total_items: 0, error: true });
      const sitemap = await get(app, '/sitemap.xml');
      expect(sitemap.status).toBeGreaterThanOrEqual(500);
      await proxy.setFault(null);
    });
  },
);

describe('with a search proxy that comes back', () => {
  it('the same process shows the cars again', async () => {
    const { app } = await searchProxyApp(proxy);
    await proxy.setFault('broken');
    expect(told((await get(app, '/bilar').expect(200)).text).cards).toBe(0);
    await get(app, '/bil/car-01/slug-01').expect(503);
    await proxy.setFault(null);
    expect(told((await get(app, '/bilar').expect(200)).text).cards).toBe(48);
    await get(app, '/bil/car-01/slug-01').expect(200);
  });

  it('an unknown car is not found', async () => {
    const { app } = await searchProxyApp(proxy);
    await get(app, '/bil/nobody/no-car').expect(404);
    await proxy.setFault('broken');
    await get(app, '/bil/nobody-either/no-car').expect(503);
    await proxy.setFault(null);
    await get(app, '/bil/nobody-either/no-car').expect(404);
  });
});
