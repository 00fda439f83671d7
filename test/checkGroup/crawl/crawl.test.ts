import { describe, expect, it } from '@jest/globals';
import { crawl } from './crawl.ts';
import type { CrawlOptions, CrawlSite } from './crawl.ts';
import { judgeVisit } from './judgeVisits.ts';
import type { SiteLanguage } from './pageKind.ts';
import type { RequestAddress } from './requestAddress.ts';

const texts = { pathToCarList: 'cars', pathToCarDetail: 'car', sectionErrorTitle: 'Sorry' };
const english: SiteLanguage = { language: 'en', base: '', texts, templates: new Map() };
const german: SiteLanguage = { language: 'de', base: '/de', texts, templates: new Map() };
const site = (name: string, more: Partial<CrawlSite> = {}): CrawlSite => ({
  name,
  hosts: [`${name}.example`],
  languages: [english, german],
  seeds: ['/'],
  missing: [],
  ...more,
});

const html = (links: readonly string[], lang = 'en', title = 'Harbour', text = ''): string =>
  `<html lang="${lang}"><title>${title}</title><p>${text}</p>${links.map((href) => `<a href="${href}">x</a>`).join('')}`;

/** A server with these pages; every other address answers 404. */
const serving =
  (pages: Readonly<Record<string, string>>): RequestAddress =>
  (address) => {
    const body = pages[`${address.site}${address.path}`];
    const known = { address: { site: address.site, path: address.path }, isHtml: true, failure: '' };
    return Promise.resolve({ ...known, status: body === undefined ? 404 : 200, body: body ?? html([]) });
  };

const limits: Pick<CrawlOptions, 'maxPages' | 'maxOfStockKind'> = { maxPages: 50, maxOfStockKind: 3 };
const crawled = async (pages: Readonly<Record<string, string>>, ...sites: CrawlSite[]) => {
  const { visits, leftOut } = await crawl({ sites, request: serving(pages), ...limits });
  const findings = visits.flatMap((visit) => judgeVisit(visit, () => null));
  return { visits: visits.map((visit) => visit.site + visit.path), leftOut, findings };
};

describe('a crawl', () => {
  it('visits each address once from the nearest to the farthest', async () => {
    const pages = { 'a/': html(['/one', '/two']), 'a/one': html(['/three', '/']), 'a/two': html(['/one', '/three']) };
    expect((await crawled(pages, site('a'))).visits).toEqual(['a/', 'a/one', 'a/two', 'a/three']);
  });

  it('follows links to the hosts of other sites of the group', async () => {
    const pages = { 'a/': html(['https://b.example/contact', 'https://elsewhere.example/']) };
    expect((await crawled(pages, site('a'), site('b', { seeds: [] }))).visits).toEqual(['a/', 'b/contact']);
  });

  it('counts the cars beyond its limit', async () => {
    const pages = { 'a/': html(['/car/1', '/car/2', '/car/3', '/car/4', '/car/5']) };
    const { visits, leftOut } = await crawled(pages, site('a'));
    expect(visits).toHaveLength(4);
    expect(leftOut).toEqual(new Map([['a', 2]]));
  });

  it('names a dead link with the first page that has it', async () => {
    const pages = { 'a/': html(['/gone', '/one']), 'a/one': html(['/gone']) };
    expect((await crawled(pages, site('a'))).findings).toMatchObject([
      { state: 'fault', where: 'a /', what: 'the link to /gone on a /, also on 1 other pages: it answers 404' },
    ]);
  });

  it('finds no fault in the page for a missing address', async () => {
    expect((await crawled({ 'a/': html([]) }, site('a', { missing: ['/nothing'] }))).findings).toEqual([]);
  });

  it('names a missing address that shows a page', async () => {
    const pages = { 'a/': html([]), 'a/nothing': html([]) };
    const { findings } = await crawled(pages, site('a', { missing: ['/nothing'] }));
    expect(findings).toMatchObject([{ what: 'the not-found page answers 200 instead of 404' }]);
  });

  it('names a page in the wrong language', async () => {
    const { findings } = await crawled({ 'a/de': html([]) }, site('a', { seeds: ['/de'] }));
    expect(findings).toMatchObject([{ where: 'a /de', what: 'the page is in "en" instead of "de"' }]);
  });

  it('names a page without a title', async () => {
    const { findings } = await crawled({ 'a/': html([], 'en', '') }, site('a'));
    expect(findings).toMatchObject([{ what: 'the page has no title' }]);
  });

  it('names a page that shows the message of a failed section', async () => {
    const { findings } = await crawled({ 'a/': html([], 'en-GB', 'Harbour', 'Sorry') }, site('a'));
    expect(findings).toMatchObject([{ what: 'a part of the page failed: "Sorry"' }]);
  });
});
