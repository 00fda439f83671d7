import { describe, expect, it } from '@jest/globals';
import { harbourSites } from '../../test/fixtures/harbourSites.ts';
import { createSiteDirectory } from './createSiteDirectory.ts';
import { languageOfPath, originOf, siteContext } from './siteOfRequest.ts';

describe('languageOfPath', () => {
  const site = createSiteDirectory(harbourSites, 'harbour-bil').byHost('');

  it.each([
    ['/', 'sv', ''],
    ['/en', 'en', '/en'],
    ['/en/cars', 'en', '/en'],
    ['/english', 'sv', ''],
    ['/fi/autot', 'sv', ''],
  ])('reads %s as %s', (path, language, basePath) => {
    expect(languageOfPath(site, path)).toEqual({ language, basePath });
  });
});

describe('originOf', () => {
  const site = createSiteDirectory(harbourSites, 'harbour-bil').byHost('');
  const own = `https://${site.bareHost ?? site.hosts[0] ?? ''}`;

  it.each([own.slice('https://'.length), 'evil.example', 'localhost.evil.example', 'localhost:80@evil.example', ''])(
    'is the origin of the site for the host "%s"',
    (host) => {
      expect(originOf(site, 'http', host)).toBe(own);
      expect(originOf({ ...site, origin: 'http://intranet:8080' }, 'https', host)).toBe('http://intranet:8080');
    },
  );

  it.each(['localhost:3000', 'harbour-bil.localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'is that of the request at %s',
    (host) => {
      expect(originOf(site, 'http', host)).toBe(`http://${host}`);
      expect(originOf(site, 'javascript', host)).toBe(`http://${host}`);
    },
  );
});

describe('siteContext', () => {
  const site = createSiteDirectory(harbourSites, 'harbour-bil').byHost('');
  const converted = { ...site, distanceUnit: 'mil', distanceUnits: { sv: 'mil', en: 'km' } } as const;
  const unitsAt = (path: string, of = site) => {
    const { distanceUnit, displayDistanceUnit } = siteContext(of, { origin: 'https://a.example', path });
    return { distanceUnit, displayDistanceUnit };
  };

  it('shows distances of pages in another language in its unit', () => {
    expect(unitsAt('/en/cars', converted)).toEqual({ distanceUnit: 'mil', displayDistanceUnit: 'km' });
  });

  it.each([
    ['in the unit of the stock', '/', converted],
    ['without a unit of its own', '/en', { ...converted, distanceUnits: {} }],
  ])('names no other unit for a language %s', (_case, path, of) => {
    expect(unitsAt(path, of)).toEqual({ distanceUnit: 'mil', displayDistanceUnit: undefined });
  });
});
