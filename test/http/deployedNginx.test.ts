import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { request } from 'node:https';
import type { RequestOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../fixtures/waitUntil.ts';
import { freePort } from '../performance/load/freePort.ts';

const places = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
const nginx = [process.env['NGINX_PATH'] ?? '', ...places].find((file) => existsSync(file));
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const missing = [...(nginx ? [] : ['nginx']), ...(hasOpenssl ? [] : ['openssl'])];
// The operators' file only works in a real nginx, with a certificate.
const describeWhere = missing.length === 0 ? describe : describe.skip;

type TlsOptions = Pick<RequestOptions, 'servername' | 'ciphers' | 'maxVersion'>;

describeWhere(`deploy/nginx/forecourt.conf (needs ${missing.join(' and ') || 'nginx'})`, () => {
  let folder: string;
  let upstream: Server;
  let proxy: ChildProcess;
  let port: number;
  let deadPort: number;
  /** Content of the last response. */
  let body = '';
  const seen: { method: string; headers: IncomingHttpHeaders }[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    chmodSync(folder, 0o755);
    upstream = createServer((incoming, response) => {
      seen.push({ method: incoming.method ?? '', headers: incoming.headers });
      response.end('page');
    });
    const plain = await freePort();
    [deadPort, port] = [await freePort(), await freePort()];
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const live = (upstream.address() as AddressInfo).port;
    const names = { key: join(folder, 'key.pem'), certificate: join(folder, 'certificate.pem') };
    const subject = ['-subj', '/CN=fjordbil.example', '-days', '2'];
    const files = ['-keyout', names.key, '-out', names.certificate];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
      stdio: 'ignore',
    });
    const shipped = readFileSync('deploy/nginx/forecourt.conf', 'utf8')
      .replace('127.0.0.1:3000', `127.0.0.1:${String(live)}`)
      .replace('127.0.0.1:3001', `127.0.0.1:${String(deadPort)}`)
      .replaceAll(/^ *listen \[::\].*\n/gm, '') // the machine may have no IPv6
      .replaceAll('listen 80', `listen 127.0.0.1:${String(plain)}`)
      .replaceAll('listen 443 ssl', `listen 127.0.0.1:${String(port)} ssl`)
      .replaceAll('/var/log/nginx', folder)
      .replace('/etc/ssl/fjordbil.example.crt', names.certificate)
      .replace('/etc/ssl/fjordbil.example.key', names.key)
      .replace('root /srv;', `root ${folder};`);
    mkdirSync(join(folder, 'unavailable'));
    writeFileSync(join(folder, 'unavailable/www.fjordbil.example.html'), 'down');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join(' ');
    const main = `daemon off; pid ${folder}/nginx.pid; error_log stderr;\nevents {}\nhttp { access_log off; ${temporary}\n`;
    writeFileSync(join(folder, 'nginx.conf'), `${main}${shipped}}\n`);
    proxy = spawn(nginx ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], { stdio: 'ignore' });
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => proxy.once('exit', resolve));
    proxy.kill('SIGTERM');
    await ended;
    upstream.close();
    upstream.closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  function send(
    method: string,
    headers: Record<string, string> = {},
    path = '/bilar',
    tls: TlsOptions = {},
  ): Promise<number> {
    return new Promise((resolve, reject) => {
      const host = { Host: 'www.fjordbil.example', ...headers };
      const options = { host: '127.0.0.1', port, path, method, headers: host, rejectUnauthorized: false };
      const call = request({ ...options, ...tls }, (response) => {
        void text(response).then((read) => {
          body = read;
          resolve(response.statusCode ?? 0);
        });
      });
      call.once('error', reject);
      call.end();
    });
  }

  /** Polls until nginx listens. */
  async function answered(): Promise<number> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await send('GET');
      } catch (error) {
        if (tries === 100) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  it('is accepted by nginx -t', () => {
    const tested = spawnSync(nginx ?? '', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']);
    expect(tested.stderr.toString()).toContain('test is successful');
    expect(tested.status).toBe(0);
  });

  it('answers every request while one of two processes is gone', async () => {
    await answered();
    for (let n = 0; n < 8; n += 1) expect([await send('GET'), await send('POST')]).toEqual([200, 200]);
  });

  describe('while one of two processes ends with each request that it has read', () => {
    let ending: Server;
    beforeAll(async () => {
      ending = createServer((incoming) => incoming.socket.destroy());
      await new Promise<void>((resolve) => ending.listen(deadPort, '127.0.0.1', resolve));
      await answered();
    });
    afterAll(() => new Promise((resolve) => ending.close(resolve)));

    /** Statuses of four requests: nginx takes the processes in turn. */
    async function statuses(method: string, path: string, headers: Record<string, string> = {}): Promise<number[]> {
      const all: number[] = [];
      for (let n = 0; n < 4; n += 1) all.push(await send(method, headers, path));
      return all.sort();
    }

    it.each([
      ['a page', 'GET', '/bilar', {}],
      ['a lead, which has an id', 'POST', '/api/forms/comhub', {}],
      ['a booking with its key', 'POST', '/api/mechmate/book', { 'Idempotency-Key': 'b6a1' }],
    ])('answers %s by the other one', async (_what, method, path, headers) => {
      expect(await statuses(method, path, headers)).toEqual([200, 200, 200, 200]);
    });

    it('sends a booking without a key to one process only', async () => {
      expect(await statuses('POST', '/api/mechmate/book')).toEqual([200, 200, 502, 502]);
    });

    it('shows the page of the host in place of a response', async () => {
      const shown = new Set<string>();
      for (let n = 0; n < 4; n += 1) shown.add(`${String(await send('POST', {}, '/kontakt'))} ${body}`);
      expect([...shown].sort()).toEqual(['200 page', '502 down']);
    });
  });

  it('passes on the key of a repeatable write', async () => {
    await answered();
    seen.length = 0;
    await send('POST', { 'Idempotency-Key': 'b6a1' }, '/api/mechmate/book');
    expect(seen.at(-1)?.method).toBe('POST');
    expect(seen.at(-1)?.headers).toMatchObject({ host: 'www.fjordbil.example', 'idempotency-key': 'b6a1' });
  });

  it('passes on the port of a host', async () => {
    await answered();
    seen.length = 0;
    await send('GET', { Host: 'www.fjordbil.example:8443' }, '/', { servername: 'www.fjordbil.example' });
    expect(seen[0]?.headers.host).toBe('www.fjordbil.example:8443');
  });

  it('refuses a host that it does not know', async () => {
    await answered();
    seen.length = 0;
    const known = { servername: 'www.fjordbil.example' };
    await expect(send('GET', { Host: 'evil.example' })).rejects.toThrow(/alert|ECONNRESET|unrecognized/);
    await expect(send('GET', { Host: 'evil.example' }, '/', known)).rejects.toThrow(/socket hang up|ECONNRESET/);
    expect(seen).toEqual([]);
  });

  it.each(['AES128-SHA', 'AES256-GCM-SHA384', 'ECDHE-RSA-AES128-SHA'])('refuses the cipher %s', async (ciphers) => {
    await answered();
    await expect(send('GET', {}, '/', { ciphers, maxVersion: 'TLSv1.2' })).rejects.toThrow();
  });

  it('logs nothing that visitors typed', async () => {
    await answered();
    await send('GET', {}, '/api/editing/config?secret=hidden');
    await send('GET', {}, '/api/mechmate/car/ABC123');
    await send('GET', {}, '/bilar?regNo=ABC123');
    const lines = (): string[] => readFileSync(join(folder, 'access.log'), 'utf8').trim().split('\n');
    await waitUntil(() => lines().at(-1)?.includes('/bilar 200') ?? false);
    const log = lines().slice(-3);
    expect(log.map((line) => line.split(' ').slice(2, 5).join(' '))).toEqual([
      'GET www.fjordbil.example/api/editing/config 200',
      'GET www.fjordbil.example/api/mechmate/- 200',
      'GET www.fjordbil.example/bilar 200',
    ]);
    expect(log.join('')).not.toMatch(/hidden|ABC123/);
  });

  it('replaces what a client says of itself', async () => {
    await answered();
    seen.length = 0;
    await send('GET', {
      'X-Forwarded-For': '203.0.113.9',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'http',
    });
    expect(seen[0]?.headers).toMatchObject({
      host: 'www.fjordbil.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(seen[0]?.headers['x-forwarded-host']).toBeUndefined();
  });
});
