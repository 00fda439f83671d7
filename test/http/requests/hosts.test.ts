import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRequestHandler } from '../../../server/createRequestHandler.ts';
import { createSiteDirectory } from '../../../server/site/createSiteDirectory.ts';
import { startNginx } from '../../upstreams/nginx.ts';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { testServices } from '../demo/testServices.ts';

interface Answer {
  status: number;
  text: string;
  cache: string;
}

const host = 'polhem-bil.example';
const paths = ['/', '/om-oss', '/en', '/robots.txt', '/sitemap.xml', '/sitemap-pages.xml', '/feed.xml'];
const ends: (() => unknown)[] = [];
let direct: string;
let behindProxy: string;

/** Starts a server of the demo group on a free port; returns its URL. */
async function serve(trustProxy: string[] | false): Promise<string> {
  const services = await testServices({
    trustProxy,
    sites: createSiteDirectory(demoSites, 'polhem-bil', { localNames: trustProxy === false }),
    pageCacheBytes: 10_000_000,
  });
  const server: Server = createServer(createRequestHandler(services));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

function ask(address: string, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address + path, { headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, text, cache: String(response.headers['x-cache'] ?? '') });
      });
    }).once('error', reject);
  });
}

beforeAll(async () => {
  [direct, behindProxy] = [await serve(false), await serve(['loopback'])];
}, 120_000);

afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

describe('absolute addresses', () => {
  it.each(paths)('of %s have the origin of the site', async (path) => {
    const { status, text } = await ask(direct, path, { host: `www.${host}:6666`, 'x-forwarded-proto': 'gopher' });
    if (status === 308) return; // www redirects to the bare host.
    expect(text).not.toContain(':6666');
    expect(text).not.toContain('gopher');
  });

  it.each(paths)('of %s are https addresses of its host', async (path) => {
    const { status, text } = await ask(direct, path, { host: `${host}:6666` });
    expect(status).toBe(200);
    expect(text).toContain(`https://${host}`);
    expect(text).not.toContain(':6666');
    expect(text).not.toContain('http://polhem');
  });

  it('lead to the running server under local names', async () => {
    const { port } = new URL(direct);
    for (const name of [`localhost:${port}`, `127.0.0.1:${port}`, `polhem-bil.localhost:${port}`]) {
      const { status, text } = await ask(direct, '/', { host: name });
      expect(status).toBe(200);
      expect(text).toContain(`<link rel="canonical" href="http://${name}/"/>`);
    }
  });
});

const nginx = existsSync('/usr/sbin/nginx');
if (!nginx) {
  console.warn('Without /usr/sbin/nginx (apt-get install nginx-light) the tests of a shared cache are skipped.');
}

(nginx ? describe : describe.skip)('a cache of nginx in front', () => {
  let cached: string;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-cache-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    const free = createServer();
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
    const { port } = free.address() as AddressInfo;
    await new Promise((resolve) => free.close(resolve));
    // As in docs/cdn.md, but with a cache key without the host.
    // This is the weakest configuration possible for a group with one site.
    const proxy = await startNginx(
      behindProxy,
      `proxy_cache_path ${folder} keys_zone=pages:1m;
      server {
        listen 127.0.0.1:${String(port)};
        location / {
          proxy_pass ${behindProxy}; proxy_http_version 1.1;
          proxy_set_header Host $host; proxy_set_header X-Forwarded-For $remote_addr;
          proxy_cache pages; proxy_cache_key "$request_uri"; add_header X-Cache $upstream_cache_status always;
        }
      }`,
    );
    ends.push(() => proxy.stop());
    cached = `http://127.0.0.1:${String(port)}`;
  });

  const attacks: [string, Record<string, string>][] = [
    ['an unknown host', { host: 'evil.example' }],
    ['an unknown X-Forwarded-Host', { host, 'x-forwarded-host': 'evil.example' }],
    ['the X-Forwarded-Host of another site', { host, 'x-forwarded-host': 'polhem-trucks.example' }],
    ['a port', { host: `${host}:6666`, 'x-forwarded-proto': 'evil', 'x-forwarded-port': '6666' }],
    ['localhost', { host: 'evil.localhost:6666' }],
    ['the local name of another site', { host: 'polhem-trucks.localhost' }],
  ];

  it.each(attacks)('keeps nothing of a request with %s for the next visitor', async (name, headers) => {
    for (const path of paths) {
      const own = `${path}?utm_source=${encodeURIComponent(name)}`;
      await ask(cached, own, headers);
      const next = await ask(cached, own, { host });
      expect(next.status).toBe(200);
      expect(next.text).not.toMatch(/evil|6666|polhem-trucks\.localhost|href="https?:\/\/localhost/);
      if (path === '/') expect(next.text).toContain('data-site="polhem-bil"');
      expect(next.text).toContain(`https://${host}`);
    }
  });

  it('keeps the pages themselves', async () => {
    for (const path of paths) {
      await ask(cached, path, { host });
      expect((await ask(cached, path, { host })).cache).toBe('HIT');
    }
  });
});
