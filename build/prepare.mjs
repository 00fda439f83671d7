import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { makeDemoStockWhenNeeded } from './demo/demoStock.mjs';
import { buildIsFresh } from './sourceStamp.mjs';

/*
 * Installs and builds the product before it starts or is tested.
 * Plain JavaScript without packages, because it installs them.
 */

const neededNode = [20, 12];
const recommendedNode = 24;
/** Bytes of memory for a build and npm; with less it may be killed. */
const buildBytes = 0.9e9;
const lockFile = 'package-lock.json';
/** List of the installed packages, which npm writes when it has finished. */
const installedList = 'node_modules/.package-lock.json';

/** Changes to the project's root; exits when this Node.js is too old. */
export function enterProject() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < neededNode[0] || (major === neededNode[0] && minor < neededNode[1])) {
    console.error(
      `Forecourt needs Node.js ${neededNode.join('.')} or newer; this is ${process.version}. See https://nodejs.org.`,
    );
    process.exit(1);
  }
  if (major === 20) {
    console.error(`Node.js 20 has had no security fixes since April 2026. Use Node.js ${recommendedNode}.`);
  }
}

/** Exits with the command that installs the packages if they are missing. */
export function requirePackages() {
  if (existsSync(installedList)) return;
  console.error('The packages are not installed. Run: npm ci');
  process.exit(1);
}

/** Exits with the command that installs the packages if those for development are missing. */
export function requireTools() {
  requirePackages();
  const installed = readPackages(installedList);
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (Object.keys(devDependencies).every((name) => `node_modules/${name}` in installed)) return;
  console.error('The packages for development are not installed. Run: npm ci --include=dev');
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

/** Returns the packages that a lock file lists, by path; null without the file. */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}

/**
 * Returns whether node_modules has the packages of the lock file, by npm's own list.
 * Files' times do not tell: archives keep old ones.
 */
function installIsFresh({ tools }) {
  const installed = readPackages(installedList);
  if (installed === null) return false;
  return Object.entries(readPackages(lockFile)).every(([path, { version, integrity, optional, dev, devOptional }]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return optional || ((dev || devOptional) && !tools);
    return found.version === version && found.integrity === integrity;
  });
}

/** Installs the packages if missing. `tools`: include the packages for tests. */
export function installWhenNeeded({ tools, output = 1 }) {
  if (installIsFresh({ tools })) return;
  // Warnings only: of packages for tests that name a newer Node.js than they need, and of install scripts.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  runOrExit('npm', args, { what: 'Installing packages (npm ci)', output, shell: process.platform === 'win32' });
}

/** Returns the bytes of memory of this machine or container. */
function availableBytes() {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** Builds into dist/ unless it holds a build of the present sources. Makes the stock of the demo group, too. */
export function buildWhenNeeded({ output = 1 } = {}) {
  makeDemoStockWhenNeeded({ output });
  if (buildIsFresh()) return;
  const bytes = availableBytes();
  if (bytes < buildBytes) {
    const gb = (bytes / 1e9).toFixed(1);
    console.error(
      `A build needs ${buildBytes / 1e9} GB of memory; this machine has ${gb} GB, so it may be killed. Build elsewhere (docs/operate.md).`,
    );
  }
  const args = ['build/run.mjs', 'build/build.ts', '--warn'];
  runOrExit(process.execPath, args, { what: 'Building server and browser code', output });
}
