import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { demoSites } from '../fixtures/demo/demoSites.ts';
import { parseRedirectFile } from '../../server/redirects/parsing/parseRedirectFile.ts';
import { platformRules } from '../../server/redirects/platformRules.ts';
import { publishedRedirects } from '../../server/redirects/publishedRedirects.ts';
import { RedirectIndex } from '../../server/redirects/RedirectIndex.ts';

const languages = ['sv', 'en'];

/** Parses the rules of a text as another server does that reads them from the platform. */
function readElsewhere(text: string, of = languages) {
  const problems: Parameters<typeof platformRules>[2] = [];
  const published = publishedRedirects(parseRedirectFile(text, 'rules.txt', problems), of);
  const index = new RedirectIndex(platformRules(published, of, problems), of);
  return { published, problems, find: (path: string, query = '') => index.find(path, query)?.location ?? null };
}

describe('publishedRedirects()', () => {
  it.each([
    ['/gammal -> /om-oss', { pattern: '/gammal', target: '/om-oss', locale: 'sv' }],
    ['/en/old -> /en/about-us', { pattern: '/old', target: '/en/about-us', locale: 'en' }],
    ['/old -> /new every-language', { pattern: '/old', target: '/new', locale: '', isLanguagePreserved: true }],
    ['/fordon/{id} -> /bil/{id}', { pattern: '^/fordon/([^/]+)$', target: '/bil/$1', locale: '' }],
    ['/kampanj -> /bilar?sale', { target: '/bilar?sale' }],
    ['/a.aspx?id={id} -> /b?x={id}#c', { pattern: '^/a\\.aspx\\?id=([^&]+)$', target: '/b?x=$1#c' }],
    [
      '~^/lager/(\\d+)$ -> https://x.example/$1 drop-query',
      { target: 'https://x.example/$1', isQueryStringPreserved: false },
    ],
  ])('writes %s as the platform does', (text, expected) => {
    expect(readElsewhere(text).published).toEqual([
      expect.objectContaining({ redirectType: 'REDIRECT_301', ...expected }),
    ]);
  });

  it('gives rules that lead to the same addresses', async () => {
    let compared = 0;
    for (const name of await readdir('groups/polhem/redirects')) {
      const site = demoSites.find((one) => `${one.name}.txt` === name);
      const text = await readFile(`groups/polhem/redirects/${name}`, 'utf8');
      const own = new RedirectIndex(parseRedirectFile(text, name, []), site?.languages ?? []);
      const elsewhere = readElsewhere(text, site?.languages);
      expect(elsewhere.problems).toEqual([]);
      for (const line of text.split('\n').filter((rule) => rule.startsWith('/'))) {
        const [path = '', query = ''] = (line.split(' -> ')[0] ?? '').replace(/\{\w+\}/g, 'x1').split('?');
        const asked = encodeURI(path);
        expect([line, elsewhere.find(asked, query)]).toEqual([line, own.find(asked, query)?.location ?? null]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(400);
  });
});
