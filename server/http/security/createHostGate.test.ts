import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { harbourSites } from '../../../test/fixtures/harbourSites.ts';
import { siteOrigin } from '../../../shared/site/siteOrigin.ts';
import { createSiteDirectory } from '../../site/createSiteDirectory.ts';
import { createHostGate } from './createHostGate.ts';
import type { HostGateOptions } from './createHostGate.ts';
import { createSecurityHeaders } from './securityHeaders.ts';

const [first, second] = harbourSites;
if (!first || !second) throw new Error('The tests need two sites.');
const [firstHost = '', secondHost = ''] = [first.hosts[0], second.hosts[0]];
const sites = createSiteDirectory(harbourSites, first.name);

/** A server behind the gate that responds with the host that the application would read. */
function gated(options: Partial<HostGateOptions> = {}) {
  const lines: { event: string; facts: object | undefined }[] = [];
  const log = (event: string, facts?: object): void => void lines.push({ event, facts });
  const gate = createHostGate({
    securityHeaders: createSecurityHeaders({ hstsSubdomains: false }),
    sites,
    trustsProxy: () => false,
    unknownHosts: 'refuse',
    redirectStatus: 308,
    logger: { debug: log, info: log, warn: log, error: log },
    ...options,
  });
  const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    if (!gate.admit(incoming, response)) return;
    response.end(JSON.stringify([incoming.headers.host, incoming.headers['x-forwarded-host'] ?? null]));
  });
  return { server, lines };
}

const behindProxy = {
  trustsProxy: () => true,
  sites: createSiteDirectory(harbourSites, first.name, { localNames: false }),
};

describe('createHostGate()', () => {
  it.each([firstHost, `${secondHost}:8443`, 'localhost', `${second.name}.localhost:3000`])(
    'admits a request for the known host %s',
    async (host) => {
      const { text } = await request(gated().server).get('/').set('Host', host).expect(200);
      expect(JSON.parse(text)).toEqual([host, null]);
    },
  );

  it.each(['evil.example', 'evil.example:80', `${firstHost}.evil.example`, '"><script>'])(
    'responds 421 to the unknown host %s',
    async (host) => {
      const { text, headers } = await request(gated().server).get('/bilar').set('Host', host).expect(421);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(text).toContain('not served here');
      expect(text).not.toContain(host);
    },
  );

  it.each(['/healthz', '/readyz', '/api/healthz', '/healthz?from=balancer'])(
    'admits the health check %s of any host',
    async (path) => {
      await request(gated().server).get(path).set('Host', '10.1.2.3:3000').expect(200);
      await request(gated(behindProxy).server).get(path).set('Host', 'localhost').expect(200);
    },
  );

  it('redirects unknown hosts to the default site where that is set', async () => {
    const { server } = gated({ unknownHosts: 'redirect' });
    const ask = request(server).get('//evil.example/x?a=1').set('Host', 'old.example');
    const { headers } = await ask.expect(308);
    expect(headers['location']).toBe(`${siteOrigin(first)}//evil.example/x?a=1`);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('refuses posts to unknown hosts', async () => {
    const { server } = gated({ unknownHosts: 'redirect' });
    await request(server).post('/api/search').set('Host', 'old.example').send({}).expect(421);
  });

  it('reads X-Forwarded-Host of trusted proxies alone', async () => {
    const ask = (server: ReturnType<typeof gated>['server']) =>
      request(server)
        .get('/')
        .set({ Host: '10.0.0.7:3000', 'X-Forwarded-Host': `${secondHost}, proxy.internal` });
    expect(JSON.parse((await ask(gated(behindProxy).server).expect(200)).text)).toEqual([secondHost, null]);
    await ask(gated().server).expect(421);
  });

  it('ignores X-Forwarded-Host with a host of no site', async () => {
    const { server } = gated(behindProxy);
    const asked = request(server).get('/').set({ Host: firstHost, 'X-Forwarded-Host': 'evil.example' });
    expect(JSON.parse((await asked.expect(200)).text)).toEqual([firstHost, null]);
    await request(server).get('/').set({ Host: 'proxy.internal', 'X-Forwarded-Host': 'evil.example' }).expect(421);
  });

  it('refuses a request with hosts of two sites', async () => {
    const { server, lines } = gated(behindProxy);
    await request(server).get('/').set({ Host: firstHost, 'X-Forwarded-Host': secondHost }).expect(421);
    await request(server)
      .get('/')
      .set({ Host: firstHost, 'X-Forwarded-Host': `${firstHost}:443` })
      .expect(200);
    expect(lines).toHaveLength(1);
  });

  it('knows no local names behind a proxy', async () => {
    const { server } = gated(behindProxy);
    for (const host of ['localhost', '127.0.0.1:3000', `${first.name}.localhost`]) {
      await request(server).get('/').set('Host', host).expect(421);
    }
  });

  it('logs one line per minute', async () => {
    let now = 0;
    const { server, lines } = gated({ now: () => now });
    const ask = (host: string) => request(server).get('/').set('Host', host).expect(421);
    for (const host of ['a.example', 'b.example', 'c.example']) await ask(host);
    now = 61_000;
    await ask('d.example');
    expect(lines).toMatchObject([
      { event: 'hosts.refused', facts: { host: 'a.example', requests: 1 } },
      { event: 'hosts.refused', facts: { host: 'd.example', requests: 3 } },
    ]);
  });
});
