import { describe, expect, it } from '@jest/globals';
import { harbourSites } from '../../test/fixtures/harbourSites.ts';
import { createSiteDirectory } from './createSiteDirectory.ts';

describe('createSiteDirectory', () => {
  const directory = createSiteDirectory(harbourSites, 'harbour-bil');

  it('finds every site by its hosts', () => {
    for (const site of harbourSites) {
      for (const host of [...site.hosts, `${site.name}.localhost`]) {
        for (const written of [host, `${host.toUpperCase()}:8080`, `${host}.`]) {
          expect(directory.find(written)?.name).toBe(site.name);
        }
      }
    }
  });

  it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', '[::1]'])(
    'finds the default site at %s',
    (host) => {
      expect(directory.find(host)?.name).toBe('harbour-bil');
    },
  );

  it.each(['', 'nobody.example', '192.168.1.5:3000', 'nosite.localhost', 'localhost.evil.example', 'x:y'])(
    'finds no site at "%s"',
    (host) => {
      expect(directory.find(host)).toBeNull();
      expect(directory.byHost(host).name).toBe('harbour-bil');
    },
  );

  it('finds no site by local names behind a proxy', () => {
    const behindProxy = createSiteDirectory(harbourSites, 'harbour-bil', { localNames: false });
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]', 'harbour-bil.localhost']) {
      expect(behindProxy.find(host)).toBeNull();
    }
    expect(behindProxy.find(harbourSites[0]?.hosts[0] ?? '')?.name).toBe('harbour-bil');
  });

  it('finds the default site by any IP address while developing', () => {
    const developing = createSiteDirectory(harbourSites, 'harbour-bil', { addresses: true });
    for (const host of ['192.168.1.5:3000', '[fe80::1]:3000']) expect(developing.find(host)?.name).toBe('harbour-bil');
  });

  it('finds no site by an unknown name while developing', () => {
    const developing = createSiteDirectory(harbourSites, 'harbour-bil', { addresses: true });
    expect(developing.find('nobody.example')).toBeNull();
  });

  it('names the known sites when the default one does not exist', () => {
    expect(() => createSiteDirectory(harbourSites, 'nope')).toThrow(/"nope".*harbour-bil/);
  });
});
