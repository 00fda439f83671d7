import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { demoGateways, testServices } from '../demo/testServices.ts';
import { readPage } from '../readPage.ts';
import { dealerPages, monday, wordsOf } from './dealerPages.ts';

describe('the list of dealers', () => {
  it('shows 48 dealers in the order of the website', async () => {
    const { visit, asked } = await dealerPages();
    const { status, text } = await visit('/anlaggningar');
    expect(status).toBe(200);
    expect(asked.dealers).toHaveLength(1);
    expect(asked.dealers[0]).toMatchObject({
      index: 'sites_polhem-bil',
      limit: 48,
      offset: 0,
      sort_name: 'website_sort_order:asc',
      filters: {},
    });
    const page = readPage(text);
    const cards = page.links.filter((href) => href.startsWith('/anlaggning/'));
    expect(cards).toHaveLength(27);
    expect(cards[0]).toBe('/anlaggning/polhem-bil-uppsala');
    expect(wordsOf(text)).toContain('27 anläggningar');
    expect(wordsOf(text)).toContain('Öppet till 18:00');
    expect([page.noindex, page.canonical]).toEqual([false, 'http://polhem-bil.localhost/anlaggningar']);
    expect(page.alternates.get('en')).toBe('http://polhem-bil.localhost/en/dealers');
  });

  it('can be searched without JavaScript', async () => {
    const { visit, asked } = await dealerPages();
    const { text } = await visit(
      '/anlaggningar?site_region=Uppsala+l%C3%A4n&department_group=Workshop&keyphrase=stockholmsv%C3%A4gen',
    );
    expect(asked.dealers[0]).toMatchObject({
      keyphrase: 'stockholmsvägen',
      filters: { site_region: ['Uppsala län'], department_group: ['Workshop'] },
    });
    const page = readPage(text);
    expect(wordsOf(text)).toContain('1 anläggning');
    expect(page.links).toContain('/anlaggning/polhem-bil-enkoping');
    expect(page.links).toContain('/anlaggningar?keyphrase=stockholmsv%C3%A4gen&site_region=Uppsala+l%C3%A4n');
    expect(page.noindex).toBe(true);
    const form = /<form[^>]*role="search"[^>]*action="\/anlaggningar".*?<\/form>/s.exec(text)?.[0] ?? '';
    expect(form).toContain('name="keyphrase"');
    expect(form).toContain('name="site_region" value="Uppsala län"');
  });

  it('speaks of the hours of the departments that are looked for', async () => {
    const { visit } = await dealerPages('2026-11-23T06:30:00Z');
    expect(wordsOf((await visit('/anlaggningar?department_group=New+cars')).text)).toContain('Stängt, öppnar 09:00');
    expect(wordsOf((await visit('/anlaggningar?department_group=Workshop')).text)).toContain('Öppet till 17:00');
    expect(wordsOf((await visit('/anlaggningar')).text)).toContain('Öppet till 18:00');
  });

  it('has the nearest first', async () => {
    const { visit, asked } = await dealerPages();
    const { text } = await visit('/anlaggningar?near=59.861234,17.641234&place=Uppsala');
    expect(asked.dealers[0]).toMatchObject({ limit: 1000, sort_name: 'website_sort_order:asc' });
    const cards = readPage(text).links.filter((href) => href.startsWith('/anlaggning/'));
    expect(cards.slice(0, 3).map((href) => href.slice('/anlaggning/polhem-bil-'.length))).toEqual([
      'uppsala',
      'enkoping',
      'norrtalje',
    ]);
    expect(wordsOf(text)).toContain('Närmast Uppsala');
    expect(wordsOf(text)).toMatch(/2,\d\skm/);
  });

  it.each([
    ['knivsta', /^\/anlaggningar\?near=59\.\d+,17\.\d+&place=Knivsta$/, 'uppsala'],
    ['753 20', /^\/anlaggningar\?near=59\.\d+,17\.\d+&place=\w/, 'uppsala'],
    [
      'knivsta&site_brands=Volvo',
      /^\/anlaggningar\?site_brands=Volvo&near=59\.\d+,17\.\d+&place=Knivsta$/,
      'norrtalje',
    ],
  ])('leads from "%s", which names no dealer, to the dealers nearest to that place', async (words, nearest, first) => {
    const { visit } = await dealerPages();
    const { status, location } = await visit(`/anlaggningar?keyphrase=${words.replace(' ', '+')}`);
    expect([status, decodeURIComponent(location)]).toEqual([302, expect.stringMatching(nearest)]);
    const { text } = await visit(location);
    const cards = readPage(text).links.filter((href) => href.startsWith('/anlaggning/'));
    expect(cards[0]).toBe(`/anlaggning/polhem-bil-${first}`);
  });

  it('shows the dealers whose words match, not those near a place of that name', async () => {
    const { visit } = await dealerPages();
    expect((await visit('/anlaggningar?keyphrase=uppsala')).status).toBe(200);
  });

  it('says that nothing matches', async () => {
    const nothing = await (await dealerPages()).visit('/anlaggningar?keyphrase=zzzzzz');
    expect([nothing.status, readPage(nothing.text).noindex]).toEqual([200, true]);
    expect(wordsOf(nothing.text)).toContain('Ingen anläggning matchar');
    const failed = await (await dealerPages(monday, 'all')).visit('/anlaggningar');
    expect([failed.status, readPage(failed.text).noindex]).toEqual([200, true]);
    expect(wordsOf(failed.text)).toContain('Det gick inte att hämta anläggningarna just nu');
  });

  it('is not there on a site without dealers', async () => {
    expect((await (await dealerPages()).visit('/anlaggningar', 'polhem-auctions')).status).toBe(404);
  });

  it.each([
    ['polhem-carstore-fi', '/toimipisteet', '/toimipiste/', 'Avoinna klo'],
    ['polhem-motors-uk', '/dealers', '/dealer/', 'Open until 6\u202fpm'],
    ['polhem-carstore-sk', '/predajne', '/predajna/', 'Otvorené do 18:00'],
    ['polhem-bil-no', '/anlegg', '/anlegget/', 'Åpent til kl. 18:00'],
  ])('speaks the language of %s', async (site, path, below, open) => {
    const { visit } = await dealerPages('2026-11-23T11:00:00Z');
    const { status, text } = await visit(path, site);
    expect(status).toBe(200);
    expect(wordsOf(text)).toContain(open);
    const [first = ''] = readPage(text).links.filter((href) => href.startsWith(below));
    expect((await visit(first, site)).status).toBe(200);
  });

  it('lives where the dictionary says', async () => {
    const gateways = await demoGateways();
    const { content } = gateways;
    const moved = {
      ...content,
      dictionary: async (query: Parameters<typeof content.dictionary>[0]) => ({
        ...(await content.dictionary(query)),
        pathToSiteList: 'hallar',
        pathToSiteDetail: 'hall',
      }),
    };
    const app = createApp(await testServices({ gateways: { ...gateways, content: moved } }));
    const list = await request(app).get('/hallar').set('Host', 'polhem-bil.localhost').expect(200);
    expect(readPage(list.text).links).toContain('/hall/polhem-bil-uppsala');
    await request(app).get('/hall/polhem-bil-uppsala').set('Host', 'polhem-bil.localhost').expect(200);
    await request(app).get('/hall/x').set('Host', 'polhem-bil.localhost').expect(302).expect('Location', '/hallar');
  });
});
