import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer } from '../../browser/startServer.ts';
import type { RunningServer } from '../../browser/startServer.ts';
import { startTlsProxy } from './startTlsProxy.ts';
import type { TlsProxy } from './startTlsProxy.ts';

const scanner = '@mdn/mdn-http-observatory@1.4.8';
const folder = resolve('node_modules/.cache/forecourt/observatory');
const installed = join(folder, 'node_modules/@mdn/mdn-http-observatory');
const goal = 120;
const pages = ['/', '/bilar', '/kontakt', '/salj-bil', '/verkstad/boka', '/dackhotell', '/jamfor', '/no-such-page'];

/** Installs the scanner in a separate folder: it brings 230 packages needed by nothing else. False if not available. */
function installScanner(): boolean {
  if (!existsSync(installed)) {
    mkdirSync(folder, { recursive: true });
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
    spawnSync('npm', ['install', ...flags, scanner], { timeout: 300_000, shell: process.platform === 'win32' });
  }
  if (!existsSync(installed)) return false;
  // Its install script would download the browsers' list of hosts, which does not include localhost.
  writeFileSync(join(installed, 'conf/hsts-preload.json'), '{}');
  return true;
}

const missing = [
  ...(spawnSync('openssl', ['version']).status === 0 ? [] : ['openssl']),
  ...(installScanner() ? [] : [scanner]),
];
const describeWhere = missing.length === 0 ? describe : describe.skip;

interface Scan {
  status: number;
  score: number;
  tests: string[];
}

describeWhere(`MDN HTTP Observatory, behind TLS (needs ${missing.join(' and ') || 'openssl and npm'})`, () => {
  let server: RunningServer;
  let proxy: TlsProxy;
  let scans: Record<string, Scan>;
  beforeAll(async () => {
    server = await startServer({ TRUST_PROXY: 'loopback', HSTS_SUBDOMAINS: '1' });
    proxy = await startTlsProxy(Number(new URL(server.address).port), 'polhem-bil.example');
    const script = resolve('test/long/security/observatoryScan.mjs');
    const args = [script, installed, String(proxy.httpPort), String(proxy.httpsPort), ...pages];
    const env = { ...process.env, NODE_OPTIONS: '', NODE_EXTRA_CA_CERTS: proxy.certificateFile };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    scans = JSON.parse(stdout) as Record<string, Scan>;
    process.stdout.write(`${JSON.stringify(scans, null, 1)}\n`);
  }, 300_000);
  afterAll(async () => {
    await proxy.stop();
    await server.stop();
  });

  it.each(pages)(`gives %s at least ${String(goal)}`, (path) => {
    const { status, score, tests } = scans[path] ?? { status: 0, score: 0, tests: [] };
    expect(status).toBe(path === '/no-such-page' ? 404 : 200);
    expect(tests.filter((line) => line.startsWith('FAIL'))).toEqual([]);
    expect(score).toBeGreaterThanOrEqual(goal);
  });
});
