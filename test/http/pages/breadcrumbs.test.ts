import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { testServices } from '../demo/testServices.ts';

let app: Express;
beforeAll(async () => {
  app = createApp(await testServices());
});
const host = 'polhem-bil.localhost:3000';

async function page(path: string): Promise<string> {
  return (await request(app).get(path).set('Host', host).expect(200)).text;
}

/** Returns the visible breadcrumbs of a page; the last one is the page itself. */
function shown(html: string): { title: string; path: string; current: boolean }[] {
  const list = /<ol class="breadcrumbs">(.*?)<\/ol>/s.exec(html)?.[1] ?? '';
  return [...list.matchAll(/<(?:a href="([^"]*)"|span aria-current="page")>([^<]*)</g)].map(([, path, title = '']) => ({
    title,
    path: path ?? '',
    current: path === undefined,
  }));
}

/** Returns the breadcrumbs of a page's structured data. */
function told(html: string): [name: string, item: string][] {
  interface Crumbs {
    '@type': string;
    itemListElement: { position: number; name: string; item: string }[];
  }
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const data = blocks.flatMap(([, json = '']): Crumbs[] => [JSON.parse(json) as Crumbs | Crumbs[]].flat());
  const lists = data.filter((one) => one['@type'] === 'BreadcrumbList');
  expect(lists).toHaveLength(1);
  const items = lists[0]?.itemListElement ?? [];
  expect(items.map(({ position }) => position)).toEqual(items.map((_item, at) => at + 1));
  return items.map(({ name, item }) => [name, item.replace(`http://${host}`, '')]);
}

const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

describe('breadcrumbs', () => {
  it('of a page are the navigation titles of its ancestors', async () => {
    const html = await page('/om-oss/karriar');
    expect(shown(html)).toEqual([
      { title: 'Start', path: '/', current: false },
      { title: 'Om oss', path: '/om-oss', current: false },
      { title: 'Karriär', path: '', current: true },
    ]);
    expect(told(html)).toEqual([
      ['Start', '/'],
      ['Om oss', '/om-oss'],
      ['Karriär', '/om-oss/karriar'],
    ]);
  });

  it('of a list spell the brand as the facets do', async () => {
    const html = await page('/bilar/volvo/xc60');
    expect(shown(html).slice(-3)).toEqual([
      { title: 'Köp bil', path: '/bilar', current: false },
      { title: 'Volvo', path: '/bilar/volvo', current: false },
      { title: 'XC60', path: '', current: true },
    ]);
    expect(told(html).at(-1)).toEqual(['XC60', '/bilar/volvo/xc60']);
    expect(titleOf(html)).toBe('Volvo XC60 i lager | Polhem Bil');
    expect(titleOf(await page('/bilar/volvo'))).toBe('Volvo i lager | Polhem Bil');
  });

  it('of a list stand in the language of the address', async () => {
    const html = await page('/en/cars/volvo');
    expect(told(html).map(([, path]) => path)).toEqual(['/en', '/en/cars', '/en/cars/volvo']);
  });

  it('of a car lead over its brand', async () => {
    const [, path = ''] = /href="(\/bil\/\d{6}\/[^"]*)"/.exec(await page('/bilar/volvo')) ?? [];
    const crumbs = told(await page(path));
    expect(crumbs.slice(1, 3).map(([, way]) => way)).toEqual(['/bilar', '/bilar/volvo']);
    expect(crumbs.at(-1)?.[1]).toBe(path);
  });

  it('of a story leave out its year', async () => {
    const crumbs = told(await page('/nyheter/2026/femtio-mil-i-minus-tjugo'));
    expect(crumbs.map(([, way]) => way)).toEqual(['/', '/nyheter', '/nyheter/2026/femtio-mil-i-minus-tjugo']);
  });

  it('are neither on the start page nor on one that is not there', async () => {
    expect(await page('/')).not.toContain('BreadcrumbList');
    const { text } = await request(app).get('/no-such-page').set('Host', host).expect(404);
    expect(text).not.toContain('BreadcrumbList');
  });
});
