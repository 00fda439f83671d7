/**
 * Runs a TypeScript script: `node build/run.mjs [--built] [--env] <script.ts> [arguments]`.
 * With --built, packages and build are made first if they are missing. With --env it has the settings of the file .env, as the server does. The script is bundled first, so paths inside it are relative to the project's root (process.cwd()), not to the file.
 */
import { rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readEnvFiles } from '../config/readEnvFiles.mjs';
import { buildWhenNeeded, enterProject, installWhenNeeded, requirePackages } from './prepare.mjs';

/** Class of the errors whose message is for operators; known once it is bundled. */
let OperatorError;
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
const { build } = await import('esbuild').catch(fail);
/** Settings of esbuild's garbage collector (Go): a build fits into 1 GB; esbuild alone would keep 0.8 GB. */
const limits = Object.entries({ GOMEMLIMIT: '220MiB', GOGC: '50' }).filter(([name]) => !(name in process.env));
for (const [name, value] of limits) process.env[name] = value;
// A folder for each process: two scripts may run at the same time.
const folder = resolve(`node_modules/.cache/forecourt/run/${basename(script).replace(/\.[^.]+$/, '')}-${process.pid}`);
await build({
  // The class comes with the script, so that its errors are instances of it.
  entryPoints: { script, OperatorError: 'shared/kit/OperatorError.ts' },
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // Code that a script loads when needed is in files of its own, with the packages that it needs.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  jsx: 'automatic',
  sourcemap: 'inline',
  loader: { '.css': 'empty' },
  logLevel: 'warning',
});
// esbuild runs with them now. What the script starts has limits of its own, as npm run dev does.
for (const [name] of limits) delete process.env[name];
const importBuilt = (name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href);
({ OperatorError } = await importBuilt('OperatorError'));

/** Prints an error of the script and ends: its message if that is for operators, else its stack. */
function fail(error) {
  const [, missing] = /^Cannot find package '([^']+)'/.exec(error?.message ?? '') ?? [];
  if (OperatorError && error instanceof OperatorError) console.error(error.message);
  else if (missing) console.error(`The package ${missing} is not installed. Run: npm ci --include=dev`);
  else console.error(error);
  process.exit(1);
}

// Also when the script ends itself by process.exit.
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('uncaughtException', fail);
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], resolve(script), ...args];
await importBuilt('script').catch(fail);
