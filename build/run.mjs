/**
 * Runs a TypeScript script: `node build/run.mjs [--built] [--env] <script.ts> [arguments]`.
 * With --built, packages and build are made first if they are missing. With --env it has the settings of the file .env, as the server does. The script is bundled first, so paths inside it are relative to the project's root (process.cwd()), not to the file.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readEnvFiles } from '../config/readEnvFiles.mjs';
import { buildWhenNeeded, enterProject, installWhenNeeded, requirePackages } from './prepare.mjs';

const given = process.argv.slice(2);
const takes = (option) => given[0] === option && given.shift() !== undefined;
const [needsBuild, readsEnv] = [takes('--built'), takes('--env')];
const [script, ...args] = given;
if (!script) {
  console.error('Say which script to run: node build/run.mjs [--built] [--env] <script.ts> [arguments]');
  process.exit(2);
}

if (needsBuild) enterProject();
else requirePackages();
if (readsEnv) readEnvFiles(process.cwd());
if (needsBuild) {
  installWhenNeeded({ tools: true, output: 2 });
  buildWhenNeeded({ output: 2 });
}
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
