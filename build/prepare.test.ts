import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const scripts = [
  'prepare.mjs',
  'demo/demoStock.mjs',
  'jest/useDemoGroup.mjs',
  'sourceStamp.mjs',
  'start.mjs',
  'run.mjs',
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

/** Code that marks dist/ as a build of the present sources. */
const writeStamp =
  "(await import('node:fs')).writeFileSync('dist/stamp', (await import('./build/sourceStamp.mjs')).sourceStamp())";

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

/** The commands of package.json that need no packages. */
const freeCommands = ['sbom', 'version'];
const { scripts: commands } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** A command of package.json for each file that commands start with: what follows the file comes later. */
const startedFiles = new Map(
  Object.entries(commands).map(([name, command]) => [/^node \S+(?= |$)/.exec(command)?.[0] ?? command, name]),
);

/** Runs a command of package.json in the project. */
function runCommand(name: string): { output: string; status: number | null } {
  const { output, status } = spawnSync(commands[name] ?? '', {
    cwd: folder,
    encoding: 'utf8',
    shell: true,
    env: { PATH: [join(folder, 'bin'), dirname(process.execPath), process.env['PATH']].join(delimiter) },
  });
  return { output: output.join(''), status };
}

describe('a project without packages', () => {
  it.each([...startedFiles.values()].filter((name) => !freeCommands.includes(name)))(
    'leads npm run %s to npm ci',
    (name) => {
      cpSync('build', join(folder, 'build'), { recursive: true, filter: (file) => !file.endsWith('.ts') });
      cpSync('.env.example', join(folder, '.env.example'));
      cpSync('config/readEnvFiles.mjs', join(folder, 'config/readEnvFiles.mjs'));
      writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
      const { output, status } = runCommand(name);
      expect(output).toMatch(/^The packages are not installed. Run: npm ci$|^Installing packages \(npm ci\) …$/m);
      expect(output).not.toMatch(/^\s+at /m);
      expect([1, 3]).toContain(status);
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

/** Writes a script with all that running it takes. */
function writeScript(file: string, text: string): void {
  writeList('node_modules/.package-lock.json', {});
  symlinkSync(resolve('node_modules/esbuild'), join(folder, 'node_modules/esbuild'));
  cpSync('shared/kit/OperatorError.ts', join(folder, 'shared/kit/OperatorError.ts'));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

describe('a script', () => {
  it.each([
    ['at once', 'throw'],
    ['later', 'setTimeout(() => { throw error; });'],
    ['in a promise', 'void Promise.reject(error);'],
  ])("prints only the message of an operator's error that comes %s", (_when, how) => {
    const failing = how === 'throw' ? 'throw error;' : how;
    const error =
      "import { OperatorError } from '../shared/kit/OperatorError.ts';\nclass OwnError extends OperatorError {}";
    writeScript('build/fail.ts', `${error}\nconst error = new OwnError('Set GROUP.');\n${failing}\n`);
    expect(run('build/run.mjs', 'build/fail.ts')).toBe('Set GROUP.\n');
  });

  it('shows where a bug is', () => {
    writeScript('build/fail.ts', "\nthrow new Error('a bug');\n");
    expect(run('build/run.mjs', 'build/fail.ts')).toMatch(/Error: a bug\n +at .*fail\.ts:2/);
  });

  it('names the package that is missing', () => {
    writeScript('build/fail.ts', "import { draw } from 'no-such-package';\ndraw();\n");
    expect(run('build/run.mjs', 'build/fail.ts')).toBe(
      'The package no-such-package is not installed. Run: npm ci --include=dev\n',
    );
  });

  it('names the package that is missing when it is needed later', () => {
    const own = { usage: '', toldErrors: [] };
    const call = `runReported({ ...${JSON.stringify(own)}, usageError: TypeError }, async () => { await import('no-such-package'); })`;
    cpSync('build/runReported.ts', join(folder, 'build/runReported.ts'));
    writeScript('build/fail.ts', `import { runReported } from './runReported.ts';\nawait ${call};\n`);
    expect(run('build/run.mjs', 'build/fail.ts')).toMatch(/^The package no-such-package is not installed\./);
  });

  it('leaves no file behind', () => {
    writeScript('build/work.ts', 'process.exit(0);\n');
    run('build/run.mjs', 'build/work.ts');
    expect(readdirSync(join(folder, 'node_modules/.cache/forecourt/run'))).toEqual([]);
  });
});

describe('an operator command', () => {
  const words = "console.log(process.argv.slice(2).join(' '));\n";
  beforeEach(() => {
    for (const name of ['client', 'server', 'shared', 'config']) mkdirSync(join(folder, name), { recursive: true });
    writeScript('server/cli/runFromSources.ts', words);
    cpSync('build/cli.mjs', join(folder, 'build/cli.mjs'));
    writeList('node_modules/.package-lock.json', { 'node_modules/a': locked });
  });

  it('runs from its sources when nothing is built', () => {
    expect(run('build/cli.mjs', 'stock', 'check')).toMatch(/^stock check$/m);
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });

  it('runs from the build of the present sources', () => {
    mkdirSync(join(folder, 'dist/server'), { recursive: true });
    writeFileSync(join(folder, 'dist/server/cli.js'), `console.log('built');${words}`);
    run('--input-type=module', '-e', writeStamp);
    expect(run('build/cli.mjs', 'leads', 'list')).toMatch(/^built\nleads list$/m);
  });
});

it('a tool of a production installation names the command that installs it', () => {
  writeList('node_modules/.package-lock.json', { 'node_modules/a': locked });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ devDependencies: { oxlint: '1' } }));
  cpSync('build/dependencies/requireTools.mjs', join(folder, 'build/dependencies/requireTools.mjs'));
  expect(runCommand('format')).toEqual({
    output: 'The packages for development are not installed. Run: npm ci --include=dev\n',
    status: 1,
  });
});

it.each([
  ['media', 'build/media.ts'],
  ['brand-logos', 'build/brandLogos.ts'],
  ['new', 'build/new.ts'],
])('npm run %s has the settings of .env', (name, script) => {
  writeScript(script, "console.log(process.env['CONTENT_DIR']);\n");
  writeFileSync(join(folder, '.env'), 'CONTENT_DIR=elsewhere/content\n');
  expect(run(...(commands[name] ?? '').split(' ').slice(1))).toBe('elsewhere/content\n');
});

describe('npm start of a production installation', () => {
  beforeEach(() => {
    writeList('package-lock.json', { 'node_modules/a': locked, 'node_modules/tool': { ...locked, dev: true } });
    writeList('node_modules/.package-lock.json', { 'node_modules/a': locked });
  });

  it('installs the build tools when there is no build', () => {
    const output = run('build/start.mjs');
    expect(output).toContain('npm ci --include=dev');
    expect(output).toContain('The package esbuild is not installed. Run: npm ci --include=dev\n');
  });

  it('installs nothing when there is a build of the present sources', () => {
    mkdirSync(join(folder, 'dist/server'), { recursive: true });
    writeFileSync(join(folder, 'dist/server/main.js'), "console.log('serves');");
    run('--input-type=module', '-e', writeStamp);
    const output = run('build/start.mjs');
    expect(output).toContain('serves');
    expect(output).not.toContain('npm ci');
  });
});

it('npm start with an option names the settings', () => {
  expect(run('build/start.mjs', '--host', '::1')).toMatch(/^npm start takes no options\. .*PORT=8080 npm start/);
});
