import { describe, expect, it } from '@jest/globals';
import type { SitePage } from '../../shared/content/ContentTypes.ts';
import type { BuiltInTexts } from '../../shared/site/SiteTypes.ts';
import { collectingLogger, fixtureSite } from '../../test/fixtures/contentSites.ts';
import { logDeadTargets } from './logDeadTargets.ts';
import { parseRedirectFile } from './parsing/parseRedirectFile.ts';

const page = (path: string): SitePage => ({ path, itemId: path, templateName: '', updated: '', image: '' });
const pages: Record<string, SitePage[]> = { sv: [page('/'), page('/om-oss')], en: [page('/en'), page('/en/about-us')] };
const stockSite = { ...fixtureSite, features: { stock: true, carStore: false } };

/** Targets logged for the lines of a redirect file. */
async function deadTargets(lines: string[], site = stockSite): Promise<unknown[]> {
  const logger = collectingLogger();
  const fileRules = parseRedirectFile(lines.join('\n'), 'redirects/hamnbilar.txt', []);
  await logDeadTargets({
    sites: [site],
    redirects: new Map([[site.name, { fileRules }]]),
    content: {
      pages: ({ language }) => Promise.resolve(pages[language] ?? []),
      dictionary: ({ language }) => Promise.resolve({ pathToCarList: language === 'sv' ? 'bilar' : 'cars' }),
    },
    builtInTexts: { sv: { pathToSearch: 'sok' }, en: {}, nb: {}, fi: {}, sk: {}, de: {} } satisfies BuiltInTexts,
    logger,
  });
  return logger.lines.map(({ facts }) => facts);
}

describe('logDeadTargets()', () => {
  it('names the target of a rule that leads to no page', async () => {
    expect(await deadTargets(['/gammal -> /om-oss', '/ny -> /finns-inte', '/en/old -> /en/missing'])).toEqual([
      {
        file: 'redirects/hamnbilar.txt',
        line: 2,
        target: '/finns-inte',
        cure: 'Correct the address behind "->", or add the page.',
      },
      expect.objectContaining({ line: 3, target: '/en/missing' }),
    ]);
  });

  it.each([
    ['a page in another language', '/a -> /en/about-us'],
    ['a page in other letters, with a slash, query and place', '/a -> /Om-Oss/?x=1#y'],
    ['the start page', '/a -> /'],
    ['the page search', '/a -> /sok'],
    ['a list of the stock', '/a -> /bilar/volvo'],
    ['the old address of another rule', '/a -> /b'],
    ['another host', '/a -> https://other.example/x'],
    ['a captured path', '/a/{id} -> /finns/{id}'],
    ['a file', '/a -> /media/files/pris.pdf'],
    ['a page of each language', '/a -> /about-us every-language'],
  ])('accepts %s', async (_case, line) => {
    expect(await deadTargets([line, '/b -> /om-oss'])).toEqual([]);
  });

  it('names a list of the stock on a site without one', async () => {
    const without = { ...fixtureSite, features: { stock: false, carStore: false } };
    expect(await deadTargets(['/a -> /bilar'], without)).toEqual([expect.objectContaining({ target: '/bilar' })]);
  });

  it('is silent when the platform does not answer', async () => {
    const logger = collectingLogger();
    const fileRules = parseRedirectFile('/a -> /finns-inte', 'redirects/hamnbilar.txt', []);
    await logDeadTargets({
      sites: [stockSite],
      redirects: new Map([[stockSite.name, { fileRules }]]),
      content: { pages: () => Promise.reject(new Error('away')), dictionary: () => Promise.resolve({}) },
      builtInTexts: { sv: {}, en: {}, nb: {}, fi: {}, sk: {}, de: {} },
      logger,
    });
    expect(logger.lines).toEqual([]);
  });
});
