import { describe, expect, it, jest } from '@jest/globals';
import type { PlatformRedirect } from '../../shared/content/ContentTypes.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { parseRedirectFile } from './parsing/parseRedirectFile.ts';
import { SiteRedirects } from './SiteRedirects.ts';

const site: Pick<SiteConfig, 'name' | 'languages'> = { name: 'harbour', languages: ['sv', 'en'] };

function rule(pattern: string, target: string, more: Partial<PlatformRedirect> = {}): PlatformRedirect {
  const plain = { isQueryStringPreserved: false, isLanguagePreserved: false, locale: '' };
  return { pattern, target, redirectType: 'REDIRECT_301', ...plain, ...more };
}

function logging(): { logger: Logger; warn: jest.Mock<Logger['warn']> } {
  const warn = jest.fn<Logger['warn']>();
  return { logger: { debug: jest.fn(), info: jest.fn(), warn, error: jest.fn() }, warn };
}

async function redirectsOf(
  platformRules: PlatformRedirect[],
  fileText = '',
  logger = logging().logger,
): Promise<SiteRedirects> {
  const redirects = new SiteRedirects({
    site: site as SiteConfig,
    fileRules: parseRedirectFile(fileText, 'rules.txt', []),
    platform: { redirects: () => Promise.resolve(platformRules) },
    logger,
  });
  await redirects.refresh();
  return redirects;
}

async function locationFor(given: PlatformRedirect[], address: string): Promise<string | null> {
  const [path = '', query = ''] = address.split('?');
  return (await redirectsOf(given)).find(path, query)?.location ?? null;
}

describe("a rule of the content platform's editors", () => {
  it.each([
    // cases that the official matcher gets wrong
    ['/', '/new', '/anything', null],
    ['/old_page', '/new', '/x/old_pages', null],
    ['/old_page', '/new', '/old_page', '/new'],
    ['/a.b', '/new', '/axb', null],
    ['/a.b', '/new', '/a.b', '/new'],
    ['/old?a=1&b=2', '/new', '/old?b=2&a=1', '/new'],
    ['/old?a=1', '/new', '/old?a=1&b=2', null],
    ['^/p\\?id=(\\d+)$', '/q/$1', '/p?id=7', '/q/7'],
    ['^/a(.*)$', '/b$1', '/a%zz', '/b%25zz'],
    ['^/cmmc/$', '/new', '/cmmc', '/new'],
    ['^/cmmc$', '/new', '/cmmc/', '/new'],
    // cases that it gets right
    ['/old', '/new', '/OLD/', '/new'],
    ['/old', '/new', '/old?any=1', '/new'],
    ['old/(.*)', '/new/$1', '/old/a/b', '/new/a/b'],
    ['/old/(.*)', '/new/$1', '/very/old/a', null],
    ['/^\\/old\\/(\\d+)$/i', '/new/$1', '/OLD/12', '/new/12'],
    ['/^\\/old\\/(\\d+)$/', '/new/$1', '/old/12', '/new/12'],
    ['/d%C3%A4ck', '/new', '/däck', '/new'],
    ['/old', 'https://other.example/x', '/old', 'https://other.example/x'],
    ['/old', '/$siteLang/x', '/old', '/sv/x'],
    ['/en/old', '/en/new', '/en/old', '/en/new'],
    ['/en/old', '/en/new', '/old', null],
    ['/sv/old', '/new', '/old', '/new'],
    ['/sv/old', '/new', '/en/old', null],
  ])('%s -> %s sends %s to %s', async (pattern, target, address, location) => {
    expect(await locationFor([rule(pattern, target)], address)).toBe(location);
  });

  it('prefers a rule of its own locale', async () => {
    const rules = [
      rule('/old', '/new', { isLanguagePreserved: true }),
      rule('/old', '/en/own', { locale: 'en' }),
      rule('/older', '/new'),
      rule('/svenska', '/new', { locale: 'sv-SE' }),
    ];
    expect(await locationFor(rules, '/old')).toBe('/new');
    expect(await locationFor(rules, '/en/old')).toBe('/en/own');
    expect(await locationFor(rules.slice(0, 1), '/en/old')).toBe('/en/new');
    expect(await locationFor(rules, '/en/older')).toBe('/new');
    expect(await locationFor(rules, '/svenska')).toBe('/new');
    expect(await locationFor(rules, '/en/svenska')).toBeNull();
  });

  it('may name the default language in its path besides its locale', async () => {
    const rules = [rule('/sv/old', '/new', { locale: 'sv' })];
    expect(await locationFor(rules, '/old')).toBe('/new');
  });

  it("keeps the request's query when it says so", async () => {
    const kept = rule('/old', '/new?b=9', { isQueryStringPreserved: true });
    expect(await locationFor([kept], '/old?a=1&b=2')).toBe('/new?b=9&a=1');
  });

  it("drops the request's query by default", async () => {
    expect(await locationFor([rule('/old', '/new?b=9')], '/old?a=1&b=2')).toBe('/new?b=9');
  });

  it.each([
    ['leads away under the name of a path', rule('/bad', '//evil.example')],
    ['runs a script', rule('/bad', 'javascript:alert(1)')],
    ['may take too long', rule('^/(a+)+$', '/new')],
    ['does not compile', rule('^/(bad$', '/new')],
    ['refers to a group that is not there', rule('^/bad$', '/new/$1')],
    ['is of a language that the site does not have', rule('/bad', '/new', { locale: 'fi' })],
    ['leads to itself', rule('/bad', '/bad')],
    ['closes a circle with a rule of the file', rule('/file-new', '/file-old')],
  ])('that %s is skipped alone', async (_what, bad) => {
    const { logger, warn } = logging();
    const redirects = await redirectsOf([bad, rule('/good', '/new')], '/file-old -> /file-new', logger);
    await redirects.refresh();
    expect(redirects.find('/good', '')?.location).toBe('/new');
    expect(redirects.find('/bad', '')).toBeNull();
    expect(redirects.find('/file-old', '')?.location).toBe('/file-new');
    expect(warn.mock.calls.map(([event]) => event)).toEqual(['redirects.ruleSkipped']);
  });
});

describe("the platform's redirects", () => {
  it('are kept when the platform fails', async () => {
    let now = 0;
    let answer: () => Promise<PlatformRedirect[]> = () => Promise.resolve([rule('/old', '/new')]);
    const ask = jest.fn(() => answer());
    const { logger, warn } = logging();
    const redirects = new SiteRedirects({
      site: site as SiteConfig,
      fileRules: [],
      platform: { redirects: ask },
      logger,
      clock: () => now,
    });
    expect(redirects.find('/old', '')).toBeNull(); // does not wait
    redirects.find('/old', '');
    expect(ask).toHaveBeenCalledTimes(1);
    await redirects.refresh(); // joins the request in progress
    expect(ask).toHaveBeenCalledTimes(1);
    expect(redirects.find('/old', '')?.location).toBe('/new');

    now = 61_000;
    answer = () => Promise.reject(new Error('down'));
    expect(redirects.find('/old', '')?.location).toBe('/new');
    await redirects.refresh();
    expect(redirects.find('/old', '')?.location).toBe('/new');
    expect(warn).toHaveBeenCalledWith('redirects.platformFailed', expect.anything());

    answer = () => Promise.resolve([]);
    await redirects.refresh();
    expect(redirects.find('/old', '')).toBeNull();
  });
});

describe('an odd rule of the content platform', () => {
  it.each([
    ['of an unknown type', rule('/odd', '/new', { redirectType: 'REDIRECT_307' }), 'REDIRECT_307'],
    ['without a pattern', rule(' ', '/new'), 'pattern'],
    ['without a target', rule('/odd', ''), 'must begin with'],
  ])('(%s) is skipped alone', async (_what, odd, reason) => {
    const { logger, warn } = logging();
    const redirects = await redirectsOf([rule('/before', '/new'), odd, rule('/after', '/new')], '', logger);
    expect(['/before', '/odd', '/', '/after'].map((path) => redirects.find(path, '')?.location ?? null)).toEqual([
      '/new',
      null,
      null,
      '/new',
    ]);
    expect(warn.mock.calls).toEqual([
      ['redirects.ruleSkipped', { site: 'harbour', rule: 2, message: expect.stringContaining(reason) }],
    ]);
  });
});
