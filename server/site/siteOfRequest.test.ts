import { describe, expect, it } from '@jest/globals';
import { harbourSites } from '../../test/fixtures/harbourSites.ts';
import { createSiteDirectory, languageOfPath } from './siteOfRequest.ts';

describe('createSiteDirectory', () => {
  const directory = createSiteDirectory(harbourSites, 'harbour-bil');

  it('finds every site by its hosts, with and without a port and in any case', () => {
    for (const site of harbourSites) {
      for (const host of [...site.hosts, `${site.name}.localhost`]) {
        expect(directory.byHost(`${host.toUpperCase()}:8080`).name).toBe(site.name);
      }
    }
  });

  it('gives the default site for any other host', () => {
    for (const host of ['', 'nobody.example', '127.0.0.1:3000', '[::1]:3000'])
      expect(directory.byHost(host).name).toBe('harbour-bil');
  });

  it('refuses a default site that does not exist, naming those that do', () => {
    expect(() => createSiteDirectory(harbourSites, 'nope')).toThrow(/"nope".*harbour-bil/);
  });
});

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
