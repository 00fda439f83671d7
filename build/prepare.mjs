import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildIsFresh } from './sourceStamp.mjs';

/*
 * Installs and builds the product before it starts or is tested.
 * Plain JavaScript without packages, because it installs them.
 */

const neededNode = [20, 12];
const lockFile = 'package-lock.json';
const installedLock = 'node_modules/.forecourt-lock';

/** Changes to the project's root; exits when this Node.js is too old. */
export function enterProject() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > neededNode[0] || (major === neededNode[0] && minor >= neededNode[1])) return;
  console.error(
    `Forecourt needs Node.js ${neededNode.join('.')} or newer; this is ${process.version}. See https://nodejs.org.`,
  );
  process.exit(1);
}

/**
 * Runs a command with visible output; exits with its code when it fails.
 * @param output descriptor for its standard output: 2 keeps this process's stdout for the result of a command
 */
function runOrExit(command, args, { what, output, shell = false }) {
  console.error(`${what} …`);
  const { status, error } = spawnSync(command, args, { stdio: ['inherit', output, 'inherit'], shell });
  if (status === 0) return;
  console.error(`${what} failed${error ? `: ${error.message}` : ''}. See the output above.`);
  process.exit(status ?? 1);
}

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

/** Returns whether node_modules matches the lock file, installed by this script or by npm itself. */
function installIsFresh() {
  if (existsSync(installedLock)) return readFileSync(installedLock, 'utf8') === lockHash();
  const npmRecord = 'node_modules/.package-lock.json';
  return existsSync(npmRecord) && statSync(npmRecord).mtimeMs >= statSync(lockFile).mtimeMs;
}

/** Installs the packages if missing. `tools`: include the packages for tests. */
export function installWhenNeeded({ tools, output = 1 }) {
  if (installIsFresh() && (!tools || existsSync('node_modules/jest'))) return;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  runOrExit('npm', args, { what: 'Installing packages (npm ci)', output, shell: process.platform === 'win32' });
  writeFileSync(installedLock, lockHash());
}

/** Builds into dist/ unless it holds a build of the present sources. */
export function buildWhenNeeded({ output = 1 } = {}) {
  if (buildIsFresh()) return;
  const args = ['build/run.mjs', 'build/build.ts', '--warn'];
  runOrExit(process.execPath, args, { what: 'Building server and browser code', output });
}

/** Loads .env from the project's root; set variables take precedence. */
export function readEnvFile() {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
