import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Before the browser tests: test/browser/startSharedParts.ts of the installed group, where it has one, bundled because jest
 * imports this file as it is.
 */
export default async function startSharedParts({ maxWorkers }) {
  const entry = existsSync('groups')
    ? readdirSync('groups')
        .map((name) => `groups/${name}/test/browser/startSharedParts.ts`)
        .find((file) => existsSync(file))
    : undefined;
  if (entry === undefined) return;
  const outfile = resolve(`node_modules/.cache/forecourt/run/startSharedParts-${process.pid}.mjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
  const { startSharedParts: start } = await import(pathToFileURL(outfile).href);
  await rm(outfile);
  globalThis.stopSharedParts = await start(maxWorkers);
}
