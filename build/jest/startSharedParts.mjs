import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Before the browser tests: test/browser/startSharedParts.ts, bundled because jest imports this file as it is. */
export default async function startSharedParts({ maxWorkers }) {
  const outfile = resolve(`node_modules/.cache/forecourt/run/startSharedParts-${process.pid}.mjs`);
  await build({
    entryPoints: ['test/browser/startSharedParts.ts'],
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
