import { execFile } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { atLength, itAtLength } from '../../fixtures/atLength.ts';

interface Finding {
  state: string;
  text: string;
  cure?: string;
}

// A test starts up to eight processes, each of which takes seconds on a busy machine.
jest.setTimeout(180_000);

let folder: string;
/** A read-only copy of the build and the files that it reads. */
let installation: string;
let dataDir: string;

const isRoot = process.getuid?.() === 0;
/** An unprivileged user; only root can switch to it, another user stays. */
const nobody = isRoot ? { uid: 65534, gid: 65534 } : {};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'));
  chmodSync(folder, 0o755);
  installation = join(folder, 'forecourt');
  dataDir = join(folder, 'data');
  mkdirSync(installation);
  mkdirSync(dataDir);
  const isRead = (source: string): boolean => !/\/(test|media)\/|\.map$/.test(source);
  for (const part of ['dist', 'config', 'content', 'groups/polhem']) {
    cpSync(part, join(installation, part), { recursive: true, filter: isRead });
  }
  symlinkSync(resolve('node_modules'), join(installation, 'node_modules'));
  if (isRoot) chownSync(dataDir, 65534, 65534);
  execChmod('a-w');
});
afterAll(() => {
  execChmod('u+w');
  rmSync(folder, { recursive: true });
});

function execChmod(mode: 'a-w' | 'u+w'): void {
  const change = (path: string): void => chmodSync(path, mode === 'a-w' ? 0o555 : 0o755);
  for (const part of ['', 'dist', 'dist/server', 'config', 'content', 'groups', 'groups/polhem']) {
    change(join(installation, part));
  }
}

/** Runs a command of the copy as an unprivileged user without a home. */
function cli(words: string[], env: Record<string, string> = {}, cwd = '/') {
  return new Promise<{ code: number | string; said: string; errors: string }>((done) => {
    const options = {
      cwd,
      env: {
        PATH: process.env['PATH'] ?? '',
        DATA_DIR: dataDir,
        LOOKS_DIR: join(dataDir, 'looks'),
        LOG_LEVEL: 'warn',
        ...env,
      },
      ...nobody,
    };
    execFile(process.execPath, [join(installation, 'dist/server/cli.js'), ...words], options, (error, said, errors) => {
      done({ code: error ? (error.code ?? 'killed') : 0, said, errors });
    });
  });
}

async function doctor(env: Record<string, string>) {
  const { code, said } = await cli(['doctor', '--json'], env);
  const { ok, version, checks } = JSON.parse(said) as {
    ok: boolean;
    version: string;
    checks: { check: string; findings: Finding[] }[];
  };
  const findings = Object.fromEntries(checks.map(({ check, findings: found }) => [check, found]));
  return { code, ok, version, findings, said };
}

describe('the commands of a read-only installation, run by a user without rights', () => {
  it('work from any folder', async () => {
    expect(await cli(['leads', 'list'])).toMatchObject({ code: 0, said: 'No leads.\n' });
    expect(existsSync(join(dataDir, 'forecourt.sqlite'))).toBe(true);
    expect(await cli(['messages', 'list'])).toMatchObject({ code: 0, said: 'No messages.\n' });
    expect(await cli(['bookings', 'list', '--unknown'])).toMatchObject({ code: 0 });
    expect(await cli(['stock', 'list'])).toMatchObject({ code: 0 });
    expect(await cli(['tirehotel', 'unlock', 'POL26K'])).toMatchObject({ code: 1 });
    expect(await cli(['search:index'])).toMatchObject({ code: 1, errors: expect.stringContaining('SEARCH_URL') });
    expect(await cli(['purge'])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('CONTENT_PUBLISHED_SECRET'),
    });
  });

  it.each([
    'doctor',
    ...(atLength ? ['leads', 'messages', 'bookings', 'tirehotel', 'stock', 'search:index', 'purge'] : []),
  ])('%s --help says how it is used', async (name) => {
    const { code, said, errors } = await cli([name, '--help']);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(said).toContain(`npm run ${name}`);
    expect(said).toContain(`node dist/server/cli.js ${name}`);
  });

  it('are listed without a name', async () => {
    expect((await cli([])).said).toContain('search:index');
    expect(await cli(['led'])).toMatchObject({
      code: 2,
      errors: expect.stringContaining('There is no command "led".'),
    });
    expect(await cli(['doctor', '--fix'])).toMatchObject({ code: 2, errors: expect.stringContaining('--fix') });
  });
});

describe('doctor', () => {
  it('finds nothing wrong with the demo', async () => {
    await cli(['leads', 'list']); // makes the database
    const { code, ok, version, findings } = await doctor({});
    expect({ code, ok }).toEqual({ code: 0, ok: true });
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    for (const check of ['build', 'configuration', 'database', 'disk', 'back ends', 'content', 'feeds', 'redirects']) {
      expect(findings[check]?.length).toBeGreaterThan(0);
    }
    expect(findings['database']?.map(({ text }) => text).join()).toMatch(/schema of this version.*durable/s);
  });

  it('lists every fault of the environment at once', async () => {
    const { code, findings, said } = await doctor({ PORT: 'x', LOG_LEVEL: 'loud', EDITING_SECRET: 'too-short' });
    expect(code).toBe(1);
    expect(findings['configuration']?.filter(({ state }) => state === 'fault')).toHaveLength(3);
    expect(said).not.toContain('too-short');
    expect(findings['build']?.[0]?.state).toBe('ok');
  });

  itAtLength('says how to fix back ends', async () => {
    const server = createServer((request, response) => {
      const date = new Date(Date.now() + 3_600_000).toUTCString();
      response.sendDate = false;
      response.writeHead(request.url === '/mechmate' ? 401 : 200, { Date: date }).end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const { code, findings, said } = await doctor({
      MECHMATE_ENDPOINT: `${address}/mechmate`,
      MECHMATE_API_KEY: 'the-key-of-the-test',
      CODEWEAVER_ENDPOINT: `${address}/finance`,
      COMHUB_ENDPOINT: 'http://127.0.0.1:9/leads',
      SMTP_URL: 'smtp://127.0.0.1:9',
      DEMO_DATA: 'on',
    });
    server.close();
    expect(code).toBe(1);
    const found = findings['back ends'] ?? [];
    expect(found.find(({ text }) => text.includes('MECHMATE'))?.cure).toBe('Set MECHMATE_API_KEY to the right key.');
    expect(found.find(({ text }) => text.includes('CODEWEAVER'))?.state).toBe('ok');
    expect(found.find(({ text }) => text.includes('COMHUB'))?.text).toContain('ECONNREFUSED');
    expect(found.find(({ text }) => text.includes('SMTP_URL'))?.state).toBe('fault');
    expect(findings['clocks']?.[0]).toMatchObject({ state: 'fault', text: expect.stringMatching(/ 36\d\d s ahead/) });
    expect(said).not.toContain('the-key-of-the-test');
  });

  itAtLength('names a database that cannot be used', async () => {
    const denied = join(installation, 'data');
    const { code, findings } = await doctor({ DATA_DIR: denied, STOCK_FEED: '/nowhere/cars.csv' });
    expect(code).toBe(1);
    expect(findings['disk']?.[0]?.text).toContain(`${denied} (DATA_DIR) cannot be written by this user.`);
    expect(findings['feeds']?.map(({ text }) => text).join()).toContain('cars.csv');
    const { findings: away } = await doctor({ DATABASE_URL: 'postgres://name:the-password@127.0.0.1:9/forecourt' });
    expect(away['database']?.[0]).toMatchObject({ state: 'fault', text: expect.stringContaining('DATABASE_URL') });
    expect(JSON.stringify(away)).not.toContain('the-password');
  });
});
