import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Fields, LayoutAnswer, SitePage } from '../../../shared/content/ContentTypes.ts';
import type { FoundPage } from '../../../shared/content/SiteSearchGateway.ts';
import { createSiteSearch } from './createSiteSearch.ts';

const query = { site: 'harbour-bil', language: 'sv' };
const value = (text: string) => ({ value: text });

const pages: Record<string, { fields: Fields; text?: string; template?: string }> = {
  '/': {
    fields: { Title: value('Start'), metaTitle: value('Bilar, garanti, reparation') },
    text: '<p>Tvätt</p>',
    template: 'StartPage',
  },
  '/garanti': { fields: { Title: value('Garanti') } },
  '/garantivillkor': { fields: { Title: value('Alla garantivillkor') } },
  '/skotsel': { fields: { Title: value('Skötsel') }, text: '<p>Tvätt</p>' },
  '/dackhotell': { fields: { Title: value('Däckhotell'), metaDescription: value('Vi förvarar hjulen.') } },
  '/verkstad': {
    fields: { Title: value('Verkstad') },
    text: '<p>Service &amp; reparation.</p><p>Vi byter däck på våren.</p>',
  },
  '/nyheter/skog': { fields: { Title: value('Skogen'), Preamble: value('Om däck av gummiträd.') }, template: 'Story' },
  '/bil': { fields: { Title: value('Däck i en ram') }, template: 'CarDetailPage' },
};

let reads = 0;
let failing = '';
const content = {
  pages: () =>
    Promise.resolve(
      Object.entries(pages).map(([path, { template = 'Page' }]): SitePage => {
        return { path, itemId: path, templateName: template, updated: '2026-11-01', image: '' };
      }),
    ),
  layout: ({ path }: { path: string }): Promise<LayoutAnswer> => {
    reads += 1;
    if (path === failing) return Promise.reject(new Error('down'));
    const { fields = {}, text = '', template: templateName = 'Page' } = pages[path] ?? {};
    const section = { uid: '1', componentName: 'RichText', dataSource: '', params: {}, fields: { Text: value(text) } };
    const page = { name: path, displayName: path, itemId: path, itemLanguage: 'sv', templateName, fields };
    const route = { ...page, placeholders: { 'headless-main': [section] } };
    return Promise.resolve({ route, ancestors: [], languages: [] });
  },
};

let now = 0;
const search = (text: string, over = createSiteSearch(content, () => now)): Promise<FoundPage[]> =>
  over.search({ ...query, text });
const paths = async (text: string): Promise<string[]> => (await search(text)).map(({ path }) => path);

beforeEach(() => {
  reads = 0;
  failing = '';
  now = 0;
});

describe('search()', () => {
  it('lists pages with the word in the title first', async () => {
    expect(await paths('däck')).toEqual(['/dackhotell', '/nyheter/skog', '/verkstad']);
  });

  it('lists the page with exactly this title first', async () => {
    expect(await paths('garanti')).toEqual(['/garanti', '/garantivillkor', '/']);
  });

  it('lists the start page, which mentions everything, after its equals', async () => {
    expect(await paths('tvätt')).toEqual(['/skotsel', '/']);
    expect(await paths('reparation')).toEqual(['/verkstad', '/']);
  });

  it('takes a single letter for a word, not for the beginning of one', async () => {
    expect(await paths('däck v')).toEqual([]);
    expect(await paths('däck vå')).toEqual(['/verkstad']);
  });

  it('finds words by prefix', async () => {
    expect(await paths('DACKHO')).toEqual(['/dackhotell']);
  });

  it('needs every word', async () => {
    expect(await paths('däck våren')).toEqual(['/verkstad']);
  });

  it.each(['', '  ', '?!', 'xyz', '.*', '('])('finds nothing for %j', async (text) => {
    expect(await paths(text)).toEqual([]);
  });

  it('shows the text around the word without a description', async () => {
    const [page] = await search('reparation');
    expect(page?.excerpt).toBe('Service & reparation. Vi byter däck på våren.');
  });

  it('leaves out pages that cannot be read', async () => {
    failing = '/dackhotell';
    expect(await paths('däck')).toEqual(['/nyheter/skog', '/verkstad']);
  });

  it('reads the pages once in ten minutes', async () => {
    const over = createSiteSearch(content, () => now);
    await search('däck', over);
    await search('skog', over);
    expect(reads).toBe(7);
    now = 10 * 60 * 1000;
    await search('däck', over);
    expect(reads).toBe(14);
  });
});
