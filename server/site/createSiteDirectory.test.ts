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

  it.each(['192.168.1.5:3000', '[fe80::1]:3000', 'My-Laptop:3000', 'my-laptop.local'])(
    'finds the default site at %s of the local network where it is served',
    (host) => {
      const open = createSiteDirectory(harbourSites, 'harbour-bil', { networkHosts: true });
      expect(open.find(host)?.name).toBe('harbour-bil');
    },
  );

  it.each(['nobody.example', 'my-laptop.local.evil.example', 'x:y', ''])(
    'finds no site at "%s" where the local network is served',
    (host) => {
      const open = createSiteDirectory(harbourSites, 'harbour-bil', { networkHosts: true });
      expect(open.find(host)).toBeNull();
    },
  );

  it('names the known sites when the default one does not exist', () => {
    expect(() => createSiteDirectory(harbourSites, 'nope')).toThrow(/"nope".*harbour-bil/);
  });
});
