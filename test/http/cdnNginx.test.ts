import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort } from '../performance/load/freePort.ts';
import { startNginx } from '../upstreams/nginx.ts';

const ofPages = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const hasNginx = existsSync('/usr/sbin/nginx');

// Only a real nginx can interpret its settings.
(hasNginx ? describe : describe.skip)('the nginx cache of docs/cdn.md (needs nginx)', () => {
  let folder: string;
  let origin: Server;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let address: string;
  let isFailing = false;
  const seen: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cdn-'));
    origin = createServer(({ headers, url = '' }, response) => {
      seen.push(`${headers.host ?? ''}${url}`);
      if (isFailing) response.writeHead(503).end();
      else response.setHeader('cache-control', ofPages).end(`${headers.host ?? ''} ${String(seen.length)}`);
    });
    await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
    const upstream = `http://127.0.0.1:${String((origin.address() as AddressInfo).port)}`;
    const port = await freePort();
    const [, shown] = /## nginx\n\n```nginx\n([^]*?)```/.exec(readFileSync('docs/cdn.md', 'utf8')) ?? [];
    const settings = (shown ?? '')
      .replace('/var/cache/nginx', folder)
      .replace('http://forecourt', upstream)
      .replace('server {', `server { listen 127.0.0.1:${String(port)};`);
    nginx = await startNginx(upstream, settings);
    address = `http://127.0.0.1:${String(port)}`;
  });
  afterAll(async () => {
    await nginx.stop();
    origin.close();
    origin.closeAllConnections();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    seen.length = 0;
    isFailing = false;
  });

  const ask = (path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      get(address + path, { agent: false, headers: { host: 'fjordbil.example', ...headers } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      }).once('error', reject);
    });

  it('keeps a page under its whole address', async () => {
    const first = await ask('/bilar?sort=price');
    expect(await ask('/bilar?sort=price')).toEqual(first);
    expect((await ask('/bilar?sort=year')).text).not.toBe(first.text);
    expect((await ask('/bilar?sort=price', { host: 'strandbil.example' })).text).toContain('strandbil.example');
    expect(seen).toHaveLength(3);
  });

  it.each(['forecourt_editing', '__Host-forecourt_editing', 'sc_preview'])(
    'never caches requests with the cookie %s',
    async (name) => {
      const kept = await ask(`/${name}`);
      expect(await ask(`/${name}`, { cookie: `${name}=1` })).not.toEqual(kept);
      expect(await ask(`/${name}`)).toEqual(kept);
      expect(seen).toHaveLength(2);
    },
  );

  it('goes on with what it has while the server fails', async () => {
    const kept = await ask('/kontakt');
    isFailing = true;
    expect(await ask('/kontakt')).toEqual(kept);
    expect((await ask('/finansiering')).status).toBe(503);
  });
});
