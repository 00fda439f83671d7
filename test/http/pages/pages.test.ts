import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { readPage } from '../readPage.ts';
import { createApp } from '../../../server/app.ts';
import { stateOfPage } from '../../fixtures/pages/stateOfPage.ts';
import { testServices } from '../demo/testServices.ts';

let app: Express;

beforeAll(async () => {
  app = createApp(await testServices());
});

describe('the start page', () => {
  it('is rendered whole by the server in the language of its address', async () => {
    const swedish = await request(app)
      .get('/')
      .expect(200)
      .expect('Content-Type', /text\/html/);
    expect(swedish.text).toMatch(/^<!DOCTYPE html><html lang="sv" data-site="polhem-bil"/i);
    expect(swedish.text.match(/<h1/g)).toHaveLength(1);
    expect(swedish.text).toContain('<link rel="canonical" href="http://127.0.0.1');
    const english = await request(app).get('/en').expect(200);
    expect(english.text).toContain('<html lang="en"');
    expect(english.text).not.toContain('<html lang="sv"');
  });

  it('has exactly one of each landmark', async () => {
    const { text } = await request(app).get('/');
    for (const tag of ['<header', '<main', '<footer']) expect(text.split(new RegExp(`${tag}[ >]`))).toHaveLength(2);
  });

  it('preloads only the fonts of its site', async () => {
    const { text } = await request(app).get('/');
    expect(text).toContain('/assets/schibsted-TEST.woff2');
    expect(text).not.toContain('/assets/list-TEST.js');
  });

  it('sends the default language without its segment', async () => {
    await request(app).get('/sv/bilar?car_fuel=El').expect(308).expect('Location', '/bilar?car_fuel=El');
    await request(app).get('/sv').expect(308).expect('Location', '/');
    await request(app).get('/sv//evil.example/x').expect(308).expect('Location', '/evil.example/x');
  });
});

describe('sites', () => {
  it('are chosen by host', async () => {
    const uk = await request(app).get('/').set('Host', 'polhem-motors-uk.localhost:3000').expect(200);
    expect(uk.text).toContain('data-site="polhem-motors-uk"');
    expect(uk.text).toContain('<html lang="en"');
    const unknown = await request(app).get('/').set('Host', 'nobody.example').expect(200);
    expect(unknown.text).toContain('data-site="polhem-bil"');
  });

  it('are not chosen by x-forwarded-host unless the proxy is trusted', async () => {
    const ask = (target: Express) => request(target).get('/').set('X-Forwarded-Host', 'polhem-motors-uk.localhost');
    expect((await ask(app)).text).toContain('data-site="polhem-bil"');
    const behindProxy = createApp(await testServices({ trustProxy: 1 }));
    expect((await ask(behindProxy)).text).toContain('data-site="polhem-motors-uk"');
  });
});

describe('a page that does not exist', () => {
  it('is 404 inside the frame of the site', async () => {
    const { text } = await request(app).get('/no-such-path').expect(404);
    expect(text).toContain('<header');
    expect(text).toContain('<footer');
    expect(text).toContain('name="robots" content="noindex"');
  });

  it('leads to the start pages of the other languages', async () => {
    const { text } = await request(app).get('/no-such-path').set('Host', 'polhem-bil.localhost').expect(404);
    expect(text).toMatch(/<a [^>]*href="\/en"[^>]*hreflang="en"|<a [^>]*hreflang="en"[^>]*href="\/en"/i);
    expect(text).not.toContain('rel="alternate" hrefLang');
  });

  it('stays 404 for addresses that cannot be decoded', async () => {
    await request(app)
      .get('/%E0%A4%A')
      .expect((response) => expect([400, 404]).toContain(response.status));
  });
});

describe('every page', () => {
  it.each(['/', '/bilar', '/no-such-path', '/en/cars'])('holds nothing inline that runs: %s', async (path) => {
    const { text, headers } = await request(app).get(path);
    const scripts = [...text.matchAll(/<script([^>]*)>/g)].map((match) => match[1] ?? '');
    for (const attributes of scripts) expect(attributes).toMatch(/src="|type="application\/(ld\+)?json"/);
    expect(text).not.toMatch(/<style|\sstyle="|\son[a-z]+="/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|nonce-/);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('is the same bytes for the same input', async () => {
    const first = await request(app).get('/bilar').set('Host', 'polhem-bil.localhost');
    const second = await request(app).get('/bilar').set('Host', 'polhem-bil.localhost');
    expect(second.text).toBe(first.text);
    // the first visitor gets the page before its hash is known
    const { headers } = await request(app).head('/bilar').set('Host', 'polhem-bil.localhost');
    const tag = headers['etag'] ?? '';
    expect(tag).toMatch(/^W\/"/);
    const third = await request(app)
      .get('/bilar')
      .set('Host', 'polhem-bil.localhost')
      .set('If-None-Match', tag)
      .expect(304);
    expect(third.text).toBe('');
  });

  it('answers HEAD without a body', async () => {
    const head = await request(app).head('/').expect(200);
    expect(head.text).toBeUndefined();
    await request(app).post('/').send('x=1').expect(405).expect('Allow', 'GET, HEAD');
  });
});

describe('the car list', () => {
  it('shows 48 cars with a link to the next ones', async () => {
    const { text } = await request(app).get('/bilar').expect(200);
    expect(stateOfPage(text).carList.cars).toHaveLength(48);
    expect(text).toMatch(/<a[^>]+href="\/bilar\?page=1"/);
    expect(text).toMatch(/<form[^>]+method="get"/i);
  });

  it('narrows by facets given in the address', async () => {
    const all = stateOfPage((await request(app).get('/bilar')).text).carList.total;
    const electric = stateOfPage((await request(app).get('/bilar?car_fuel=El')).text).carList.total;
    expect(electric).toBeGreaterThan(0);
    expect(electric).toBeLessThan(all);
  });

  it('has filters within their size limits', async () => {
    const { text } = await request(app).get('/bilar').expect(200);
    const panel = /<form class="facet-panel".*?<\/form>/s.exec(text)?.[0] ?? '';
    const elements = panel.match(/<[a-z]/g)?.length ?? 0;
    expect(elements).toBeGreaterThan(200);
    expect(elements).toBeLessThanOrEqual(700);
    expect(Buffer.byteLength(panel)).toBeLessThanOrEqual(50_000);
    const facets = JSON.stringify(stateOfPage(text).carList.facets);
    expect(brotliCompressSync(facets).length).toBeLessThanOrEqual(1300);
  });

  it('leads without JavaScript to the same list with all brands', async () => {
    const brandsOf = (html: string): number => html.match(/name="car_brand"/g)?.length ?? 0;
    const first = await request(app).get('/bilar?car_fuel=El').expect(200);
    expect(brandsOf(first.text)).toBe(8);
    const [, link = ''] = /href="([^"#]*)#values-car_brand"[^>]*>Visa alla/.exec(first.text) ?? [];
    expect(link).toBe('/bilar?car_fuel=El&amp;values=car_brand');
    const { text } = await request(app).get(link.replace('&amp;', '&')).expect(200);
    expect(brandsOf(text)).toBeGreaterThan(20);
    expect(text).toContain('id="values-car_brand"');
    expect(text).toMatch(/<input type="hidden" name="values" value="car_brand"/);
    expect(text).toContain('content="noindex"');
    expect(text).not.toContain('rel="canonical"');
  });

  it('restores a deep page with all cars before it', async () => {
    const { text } = await request(app).get('/bilar?page=2').expect(200);
    expect(stateOfPage(text).carList.cars).toHaveLength(144);
  });

  it.each([
    '/bilar?page=-1&sort=x&car_price=9-1',
    '/bilar?page=99999999999&car_fuel=%00%00&car_brand=<script>',
    '/bilar?car_price=abc&car_price.min=zz&car_year=--&=&&&',
    '/bilar?__proto__=1&constructor=2&toString=3',
    '/bilar/volvo/xc60/extra/segments',
    `/bilar?keyphrase=${'å'.repeat(900)}`,
  ])('takes a sane default for garbage: %s', async (address) => {
    const { status, text } = await request(app).get(encodeURI(decodeURI(address)));
    expect([200, 302, 404]).toContain(status);
    expect(text).not.toContain('<script>alert');
  });

  it('has an address for each model', async () => {
    const brand = await request(app).get('/bilar/volvo').expect(200);
    expect(/<title>(.*?)<\/title>/.exec(brand.text)?.[1]).toMatch(/^Volvo/);
    expect(brand.text).not.toContain('content="noindex"');
    const filtered = await request(app).get('/bilar/volvo?car_color=R%C3%B6d').expect(200);
    expect(filtered.text).toContain('content="noindex"');
  });

  it.each([
    ['/en/cars?car_fuel=Electric', 308, '/en/cars?car_fuel=El'],
    ['/bilar?car_brand=Volvo', 308, '/bilar/volvo'],
    ['/bilar?car_price.min=&car_price.max=200000&sort=car_publishdate%3Adesc', 302, '/bilar?car_price=-200000'],
    ['/bilar?car_fuel=Electric&utm_source=mail', 308, '/bilar?car_fuel=El&utm_source=mail'],
  ])('sends %s on to its usual address', async (path, status, location) => {
    const answer = await request(app).get(path).set('Host', 'polhem-bil.localhost');
    expect([answer.status, answer.headers['location']]).toEqual([status, location]);
  });

  it.each([
    ['/bilar?car_body=Kombi', 'Bilar i lager: Kombi'],
    ['/bilar/volvo?car_fuel=El', 'Volvo i lager: El'],
    ['/en/cars?car_fuel=El', 'Cars in stock: Electric'],
  ])('is a page of its own for search engines at %s', async (path, heading) => {
    const { text } = await request(app).get(path).set('Host', 'polhem-bil.localhost').expect(200);
    expect(text).toContain(`<title>${heading} | Polhem Bil</title>`);
    expect(text).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    const { pathname, search } = new URL(readPage(text).canonical);
    expect(pathname + search).toBe(path);
    expect(text).not.toContain('content="noindex"');
  });

  it('of an unknown brand leads to the lists of the other languages', async () => {
    const { text } = await request(app).get('/bilar/foo-bar').expect(404);
    expect(text).toMatch(/<a [^>]*href="\/en\/cars"[^>]*hreflang="en"|<a [^>]*hreflang="en"[^>]*href="\/en\/cars"/i);
  });

  it('is canonical on each of its pages', async () => {
    const { text } = await request(app).get('/bilar?page=1').set('Host', 'polhem-bil.localhost').expect(200);
    expect(text).toMatch(/rel="canonical" href="[^"]+\/bilar\?page=1"/);
  });

  it('names no canonical address while it must not be indexed', async () => {
    const { text } = await request(app).get('/bilar?car_price=-200000').set('Host', 'polhem-bil.localhost').expect(200);
    expect(text).toContain('content="noindex"');
    expect(text).not.toContain('rel="canonical"');
  });

  it('turns known words of a search without a script into filters', async () => {
    const { headers } = await request(app).get('/bilar?keyphrase=volvo+ultra').expect(302);
    expect(headers['location']).toBe('/bilar/volvo?keyphrase=ultra');
  });
});

/** Limits of /bilar with 48 cars. Sizes in bytes; Brotli at the level of a first response. */
const listLimits = { elements: 2100, elementsPerCard: 21, bytes: 171_000, brotli: 24_000 };

describe('the size of the car list', () => {
  it('stays within its limits', async () => {
    const { text } = await request(app).get('/bilar').set('Host', 'polhem-bil.localhost').expect(200);
    const withoutState = text.replace(/<script id="forecourt-state".*?<\/script>/s, '');
    const elementsIn = (html: string): number => html.match(/<[a-z]/g)?.length ?? 0;
    const cards = withoutState.match(/<article class="[^"]*car-card.*?<\/article>/gs) ?? [];
    const size = {
      elements: elementsIn(withoutState),
      elementsPerCard: elementsIn(cards.join('')) / cards.length,
      bytes: Buffer.byteLength(text),
      brotli: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length,
    };
    const over = Object.entries(size).filter(([name, value]) => value > listLimits[name as keyof typeof listLimits]);
    expect(Object.fromEntries(over)).toEqual({});
  });
});

describe('a car', () => {
  async function anyCar(): Promise<{ car_id: string; slug: string }> {
    const answer = await request(app)
      .post('/api/search')
      .send({ limit: 1, fields: ['car_id', 'slug'] });
    return (answer.body as { content: [{ car_id: string; slug: string }] }).content[0];
  }

  it('has its page at its id', async () => {
    const { car_id, slug } = await anyCar();
    await request(app).get(`/bil/${car_id}`).expect(302).expect('Location', `/bil/${car_id}/${slug}`);
    const { text } = await request(app).get(`/bil/${car_id}/${slug}`).expect(200);
    expect(text).toMatch(new RegExp(`rel="canonical" href="[^"]+/bil/${car_id}/${slug}"`));
    const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      (match) => JSON.parse(match[1] ?? '{}') as { '@type': string | string[] },
    );
    expect(JSON.stringify(data)).toContain('https://schema.org/InStock');
  });

  it('keeps its canonical address under a wrong slug', async () => {
    const { car_id, slug } = await anyCar();
    const { text } = await request(app).get(`/bil/${car_id}/wrong-slug`).expect(200);
    expect(text).toContain(`/bil/${car_id}/${slug}"`);
  });

  it('that is unknown is 404 with other cars', async () => {
    const { text } = await request(app).get('/bil/0/volvo-v60').expect(404);
    expect(text).toMatch(/href="\/bilar\?keyphrase=volvo/);
    await request(app).get('/bil').expect(404);
    await request(app).get('/bil/0').expect(404);
  });
});

describe('health', () => {
  it('reports whether the process wants requests', async () => {
    await request(app).get('/healthz').expect(200, { status: 'ok', version: '0.1.0+test' });
    await request(app).get('/readyz').expect(200);
    const stopping = createApp(await testServices({ readiness: { ready: false } }));
    await request(stopping).get('/readyz').expect(503);
    await request(stopping).get('/healthz').expect(200);
  });
});

describe('the log', () => {
  it('has one line per request without its query', async () => {
    const services = await testServices();
    const answer = await request(createApp(services))
      .get('/bilar?keyphrase=ABC123')
      .set('X-Request-Id', 'from-proxy-1');
    expect(answer.headers['x-request-id']).toBe('from-proxy-1');
    const lines = services.logger.lines.filter((line) => line.event === 'request.done');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.facts).toMatchObject({ method: 'GET', path: '/bilar', status: answer.status });
    expect(JSON.stringify(services.logger.lines)).not.toContain('ABC123');
  });

  it('has the whole path of an address of the api', async () => {
    const services = await testServices();
    await request(createApp(services)).get('/api/search/nothing').expect(404);
    const lines = services.logger.lines.filter((line) => line.event === 'request.done');
    expect(lines[0]?.facts).toMatchObject({ path: '/api/search/nothing' });
  });
});
