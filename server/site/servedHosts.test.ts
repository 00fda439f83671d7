import { describe, expect, it } from '@jest/globals';
import { harbourSites } from '../../test/fixtures/harbourSites.ts';
import { servedHosts } from './servedHosts.ts';

/** Returns whether a group serves a host. */
function isServed(host: string, { demo = false, proxies = false as number | false, developing = false }): boolean {
  const [defaultSite] = harbourSites;
  if (!defaultSite) throw new Error('The tests need a site.');
  const env = { TRUST_PROXY: proxies, UNKNOWN_HOSTS: 'refuse', FORECOURT_DEV: developing } as const;
  return servedHosts(env, { sites: harbourSites, defaultSite, demo }).sites.find(host) !== null;
}

describe('servedHosts()', () => {
  it.each(['my-laptop:3000', '192.168.1.20:3000'])('serves a demo at %s to the local network', (host) => {
    expect(isServed(host, { demo: true })).toBe(true);
  });

  it.each(['my-laptop:3000', '192.168.1.20:3000'])('serves a group of its own at %s while developing only', (host) => {
    expect(isServed(host, {})).toBe(false);
    expect(isServed(host, { developing: true })).toBe(true);
  });

  it('serves a demo behind a proxy under its own hosts only', () => {
    expect(isServed('192.168.1.20:3000', { demo: true, proxies: 1 })).toBe(false);
  });
});
