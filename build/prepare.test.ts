import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const scripts = [
  'prepare.mjs',
  'sourceStamp.mjs',
  'start.mjs',
  'run.mjs',
  'dependencies/requirePackages.mjs',
  '../config/readEnvFiles.mjs',
];
const locked = { version: '1.0.0', integrity: 'sha512-a' };
let folder = '';

/** Writes a list of packages as npm does. */
function writeList(file: string, packages: Record<string, object>): void {
  writeFileSync(join(folder, file), JSON.stringify({ packages }));
}

/** Runs Node.js in the project; npm only says that it was called. */
function run(...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: join(folder, 'bin') },
  });
  return stdout + stderr;
}

const install = (): string =>
  run('--input-type=module', '-e', "(await import('./build/prepare.mjs')).installWhenNeeded({ tools: true })");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-prepare-'));
  for (const name of scripts) cpSync(join('build', name), join(folder, 'build', name));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\necho "npm $*"\n', { mode: 0o755 });
  mkdirSync(join(folder, 'node_modules'));
  writeList('package-lock.json', { '': {}, 'node_modules/a': locked, 'node_modules/b': { ...locked, optional: true } });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a project without packages', () => {
  it.each([['build/run.mjs', 'build/init.ts'], ['build/dependencies/requirePackages.mjs']])(
    'says what to run before %s',
    (...args) => {
      expect(run(...args)).toBe('The packages are not installed. Run: npm ci\n');
    },
  );

  it('is installed without warnings', () => {
    expect(install()).toContain('npm ci --include=dev --no-audit --no-fund --loglevel=error');
  });
});

describe('a project with packages', () => {
  it('is not installed again when it has those of the lock file', () => {
    writeList('node_modules/.package-lock.json', { 'node_modules/a': locked });
    expect(install()).toBe('');
  });

  it('is installed again after a change of a lock file that has an old time', () => {
    writeList('node_modules/.package-lock.json', { 'node_modules/a': { ...locked, version: '0.9.0' } });
    utimesSync(join(folder, 'package-lock.json'), 0, 0);
    expect(install()).toContain('npm ci');
  });
});

it.each([
  ['media', 'build/media.ts'],
  ['brand-logos', 'build/brandLogos.ts'],
  ['new', 'build/new.ts'],
])('npm run %s has the settings of .env', (name, script) => {
  writeList('node_modules/.package-lock.json', {});
  symlinkSync(resolve('node_modules/esbuild'), join(folder, 'node_modules/esbuild'));
  writeFileSync(join(folder, '.env'), 'CONTENT_DIR=elsewhere/content\n');
  writeFileSync(join(folder, script), "console.log(process.env['CONTENT_DIR']);\n");
  const { scripts: commands } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(run(...(commands[name] ?? '').split(' ').slice(1))).toBe('elsewhere/content\n');
});

it('npm start with an option names the settings', () => {
  expect(run('build/start.mjs', '--host', '::1')).toMatch(/^npm start takes no options\. .*PORT=8080 npm start/);
});
