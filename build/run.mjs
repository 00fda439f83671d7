/**
 * Runs a TypeScript script of the project: `node build/run.mjs [--env] <script.ts> [arguments]`.
 * With --env it has the settings of the file .env, as the server does. The script is bundled first, so paths inside it are relative to the project's root (process.cwd()), not to the file.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readEnvFiles } from '../config/readEnvFiles.mjs';
import { requirePackages } from './prepare.mjs';

const readsEnv = process.argv[2] === '--env';
const [script, ...args] = process.argv.slice(readsEnv ? 3 : 2);
if (!script) {
  console.error('Say which script to run: node build/run.mjs [--env] <script.ts> [arguments]');
  process.exit(2);
}

requirePackages();
if (readsEnv) readEnvFiles(process.cwd());
// Settings of esbuild's garbage collector (Go): it keeps 0.8 GB otherwise.
// With them a build fits into 1 GB.
process.env.GOMEMLIMIT ??= '220MiB';
process.env.GOGC ??= '50';
const { build } = await import('esbuild');
const folder = resolve('node_modules/.cache/forecourt/run');
mkdirSync(folder, { recursive: true });
// One file per process: two scripts may run at the same time.
const outfile = `${folder}/${basename(script).replace(/\.[^.]+$/, '')}-${process.pid}.mjs`;
await build({
  entryPoints: [script],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  jsx: 'automatic',
  sourcemap: 'inline',
  loader: { '.css': 'empty' },
  logLevel: 'warning',
});

// Also when the script ends itself by process.exit.
process.on('exit', () => rmSync(outfile, { force: true }));
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], resolve(script), ...args];
await import(pathToFileURL(outfile).href);
