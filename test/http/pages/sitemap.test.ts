import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import type { Express } from 'express';
import request from 'supertest';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { createApp } from '../../../server/app.ts';
import { sitemaps } from '../../../server/http/files/sitemaps.ts';
import { createSiteDirectory } from '../../../server/site/createSiteDirectory.ts';
import { resolveSite } from '../../../server/site/siteOfRequest.ts';
import type { StockListing } from '../../../shared/catalogue/StockListing.ts';
import { collectingLogger, demoParts, testServices } from '../demo/testServices.ts';

let app: Express;

beforeAll(async () => {
  app = createApp(await testServices());
});

const host = 'polhem-bil.localhost:3000';

async function textOf(path: string, asked = host): Promise<string> {
  const { body, text } = await request(app).get(path).set('Host', asked).buffer(true).expect(200);
  return text || String(body);
}

/** Returns the texts of all elements with a name. */
function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map((match) => match[1] ?? '');
}

interface UrlEntry {
  loc: string;
  lastmod: string;
  image: string;
  alternates: Map<string, string>;
}

function urlsOf(xml: string): UrlEntry[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    loc: elements(entry, 'loc')[0] ?? '',
    lastmod: elements(entry, 'lastmod')[0] ?? '',
    image: elements(entry, 'image:loc')[0] ?? '',
    alternates: new Map(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
    ),
  }));
}

const pathOf = (address: string): string => address.slice(`http://${host}`.length);

describe('robots.txt', () => {
  it('names the sitemap at the origin of the site', async () => {
    for (const [asked, origin] of [
      ['polhem-bil.example', 'https://polhem-bil.example'],
      ['polhem-trucks.localhost:3000', 'http://polhem-trucks.localhost:3000'],
    ] as const) {
      const answer = await request(app).get('/robots.txt').set('Host', asked).expect(200);
      expect(answer.headers['content-type']).toMatch(/^text\/plain/);
      expect(answer.text).toMatch(/^User-agent: \*$/m);
      expect(answer.text).toMatch(/^Disallow: \/api\/$/m);
      expect(answer.text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
    }
  });

  it.each([false, true])('closes the paths of a content platform only where they are served (%s)', async (served) => {
    const platform = served ? { forward: () => Promise.resolve(), close: () => undefined } : null;
    const closed = createApp(await testServices({ platform, edgeEndpoint: null }));
    const { text } = await request(closed).get('/robots.txt').set('Host', host).expect(200);
    expect(text.includes('Disallow: /sitecore/')).toBe(served);
  });

  it("is the platform's where it has one", async () => {
    const { contentBackend } = await demoParts();
    const given = createApp(
      await testServices({
        contentBackend: { ...contentBackend, robots: async () => 'User-agent: a\nDisallow: /b\n' },
      }),
    );
    const { text } = await request(given).get('/robots.txt').set('Host', host).expect(200);
    expect(text).toBe(`User-agent: a\nDisallow: /b\n\nSitemap: http://${host}/sitemap.xml\n`);
    const failing = createApp(
      await testServices({ contentBackend: { ...contentBackend, robots: () => Promise.reject(new Error('down')) } }),
    );
    expect((await request(failing).get('/robots.txt').expect(200)).text).toContain('Disallow: /api/');
  });
});

describe('sitemap.xml', () => {
  it('lists files of the site that exist', async () => {
    const index = await textOf('/sitemap.xml');
    expect(index).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex /);
    const files = elements(index, 'loc');
    expect(files).toContain(`http://${host}/sitemap-pages.xml`);
    expect(files).toContain(`http://${host}/sitemap-cars-1.xml`);
    for (const file of files) expect(urlsOf(await textOf(pathOf(file))).length).toBeGreaterThan(0);
    expect(await textOf('/sitemap-index.xml')).toBe(index);
  });

  it('has no cars where none are sold', async () => {
    const index = await textOf('/sitemap.xml', 'polhem-auctions.localhost');
    expect(index).not.toContain('sitemap-cars');
    await request(app).get('/sitemap-cars-1.xml').set('Host', 'polhem-auctions.localhost').expect(404);
    for (const number of ['2', '0', '-1', '01', 'x']) {
      await request(app).get(`/sitemap-cars-${number}.xml`).set('Host', host).expect(404);
    }
  });

  it('names pages that exist in every language', async () => {
    const pages = urlsOf(await textOf('/sitemap-pages.xml'));
    expect(pages.length).toBeGreaterThan(20);
    const byLoc = new Map(pages.map((page) => [page.loc, page]));
    expect(byLoc.size).toBe(pages.length);
    for (const { loc, lastmod, alternates } of pages) {
      await request(app).get(pathOf(loc)).set('Host', host).expect(200);
      expect(lastmod).toMatch(/^(\d{4}-\d\d-\d\d.*)?$/);
      expect([...alternates.keys()]).toEqual(expect.arrayContaining(['sv', 'en', 'x-default']));
      expect([...alternates.values()]).toContain(loc);
      expect(alternates.get('x-default')).toBe(alternates.get('sv'));
      for (const other of alternates.values()) expect(byLoc.get(other)?.alternates).toEqual(alternates);
    }
    // The frames of car and dealer pages are not pages.
    for (const path of ['/bil', '/anlaggning', '/en/dealer']) expect(byLoc.has(`http://${host}${path}`)).toBe(false);
  });

  it('has no date of change that only the copying of the files made', async () => {
    const start = urlsOf(await textOf('/sitemap-pages.xml')).find(({ loc }) => pathOf(loc) === '/');
    expect(start?.lastmod).toBe('');
  });

  it('names every dealer in every language', async () => {
    const dealers = urlsOf(await textOf('/sitemap-dealers.xml'));
    expect(dealers).toHaveLength(2 * 27);
    const byLoc = new Map(dealers.map((dealer) => [dealer.loc, dealer]));
    for (const { loc, alternates } of dealers) {
      expect([...alternates.keys()]).toEqual(['sv', 'en', 'x-default']);
      expect([...alternates.values()]).toContain(loc);
      for (const other of alternates.values()) expect(byLoc.get(other)?.alternates).toEqual(alternates);
    }
    const uppsala = byLoc.get(`http://${host}/en/dealer/polhem-bil-uppsala`);
    const { text } = await request(app)
      .get(pathOf(uppsala?.loc ?? ''))
      .set('Host', host)
      .expect(200);
    expect(text).toContain(`rel="canonical" href="${uppsala?.loc ?? ''}"`);
    await request(app)
      .get(pathOf(uppsala?.image ?? ''))
      .expect(200);
    await request(app).get('/sitemap-dealers.xml').set('Host', 'polhem-auctions.localhost').expect(404);
  });

  it('names the list of every model that has cars', async () => {
    const brands = urlsOf(await textOf('/sitemap-brands.xml'));
    const volvo = brands.find(({ loc }) => loc === `http://${host}/bilar/volvo`);
    expect([...(volvo?.alternates.keys() ?? [])]).toEqual(['sv', 'en', 'x-default']);
    expect(brands.some(({ loc }) => loc === `http://${host}/en/cars/volvo/xc60`)).toBe(true);
    expect(new Set(brands.map(({ loc }) => loc)).size).toBe(brands.length);
    for (const { loc } of [brands[0], brands.at(-1)].flatMap((entry) => entry ?? [])) {
      const { text } = await request(app).get(pathOf(loc)).set('Host', host).expect(200);
      expect(text).toContain(`rel="canonical" href="${loc}"`);
      expect(text.includes('name="robots"')).toBe(false);
    }
    await request(app).get('/sitemap-brands.xml').set('Host', 'polhem-auctions.localhost').expect(404);
  });

  it('does not take a search that fails for a site without dealers', async () => {
    const { gateways } = await demoParts();
    const searchDealers = () => Promise.resolve({ facet: [], content: [], total_items: 0, error: true as const });
    const catalogue = { ...gateways.catalogue, searchDealers };
    const failing = createApp(await testServices({ gateways: { ...gateways, catalogue } }));
    await request(failing).get('/sitemap-dealers.xml').set('Host', host).expect(503);
  });

  it('names every car for sale at its own address, in every language', async () => {
    const cars = urlsOf(await textOf('/sitemap-cars-1.xml'));
    const { stock } = await demoParts();
    expect(cars).toHaveLength(2 * (await stock.count('polhem-bil')));
    expect(new Set(cars.map(({ loc }) => loc)).size).toBe(cars.length);
    for (const { loc, alternates } of cars) {
      expect([...alternates.keys()]).toEqual(['sv', 'en', 'x-default']);
      expect([alternates.get('sv'), alternates.get('en')]).toContain(loc);
      expect(alternates.get('x-default')).toBe(alternates.get('sv'));
    }
    for (const car of [cars[0], cars.at(-1)]) {
      expect(car?.lastmod).toMatch(/^\d{4}-\d\d-\d\d$/);
      const { text } = await request(app)
        .get(pathOf(car?.loc ?? ''))
        .set('Host', host)
        .expect(200);
      expect(text).toContain(`rel="canonical" href="${car?.loc ?? ''}"`);
      await request(app)
        .get(pathOf(car?.image ?? ''))
        .expect(200);
    }
  });

  it.each(['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-cars-1.xml'])(
    '%s is not sent again while it is the same',
    async (path) => {
      const { headers } = await request(app).get(path).set('Host', host).expect(200);
      expect(headers).toMatchObject({
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=600',
      });
      const tag = headers['etag'] ?? '';
      expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
      await request(app).get(path).set({ Host: host, 'If-None-Match': tag }).expect(304);
      await request(app).get(path).set({ Host: 'polhem-bil.example', 'If-None-Match': tag }).expect(200);
      const head = await request(app).head(path).set('Host', host).expect(200);
      expect(head.headers['etag']).toBe(tag);
    },
  );

  it('asks to come again when the platform cannot say which pages there are', async () => {
    const { contentBackend } = await demoParts();
    const failing = createApp(
      await testServices({ contentBackend: { ...contentBackend, pages: () => Promise.reject(new Error('down')) } }),
    );
    await request(failing).get('/sitemap.xml').set('Host', host).expect(503).expect('Retry-After', '60');
  });
});

/** Creates cars with characters that XML and URLs must escape, generated on demand. */
function manyCars(count: number): StockListing & { made: number; maxAhead: number } {
  const listing = {
    made: 0,
    maxAhead: 0,
    version: () => Promise.resolve(String(count)),
    count: () => Promise.resolve(count),

    async *vehicles(_site: string, from: number, to: number) {
      for (let start = from; start < Math.min(to, count); start += 100) {
        const length = Math.min(100, to - start, count - start);
        listing.made += length;
        yield Array.from({ length }, (_none, place) => {
          const at = start + place;
          return { car_id: `id ${at}`, slug: `a&b<${at}>'å'`, updated: '2026-01-02', image: `/media/a b&c-${at}.webp` };
        });
      }
    },
  };
  return listing;
}

describe('the sitemaps of a very large stock', () => {
  it('are split where the protocol says', async () => {
    const { contentBackend, gateways } = await demoParts();
    const stock = manyCars(100_001);
    const large = express();
    large.use(resolveSite(createSiteDirectory(demoSites, 'polhem-bil')));
    large.use(sitemaps({ content: contentBackend, stock, catalogue: gateways.catalogue, logger: collectingLogger() }));
    const { text } = await request(large).get('/sitemap.xml');
    expect(elements(text, 'loc').filter((file) => file.includes('cars'))).toHaveLength(5); // each car in two languages

    const server = large.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const answer = await fetch(`${address}/sitemap-cars-2.xml`);
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    let xml = new TextDecoder().decode((await reader.read()).value);
    expect(stock.made).toBeLessThan(25_000); // The rest waits until this has been read.
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      xml += new TextDecoder().decode(part.value);
    }
    server.closeAllConnections();
    server.close();
    expect(stock.made).toBe(25_000);
    expect(xml.match(/<url>/g)).toHaveLength(50_000);
    expect(xml).toContain('/bil/id%2025000/a%26b%3C25000%3E&apos;%C3%A5&apos;</loc>');
    expect(xml).toContain('/media/a%20b&amp;c-25000.webp</image:loc>');
    const last = await request(large).get('/sitemap-cars-5.xml').buffer(true);
    expect(String(last.text || last.body).match(/<url>/g)).toHaveLength(2);
  });
});
