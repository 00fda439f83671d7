import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Runs startSharedParts.ts of a project's test folder before its tests.
 * It is bundled because jest imports this file as it is.
 */
export default async function startSharedParts({ maxWorkers }, { displayName }) {
  const project = displayName.name;
  const outfile = resolve(`node_modules/.cache/forecourt/run/startSharedParts-${project}-${process.pid}.mjs`);
  await build({
    entryPoints: [`test/${project}/startSharedParts.ts`],
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
  globalThis.stopSharedParts ??= {};
  globalThis.stopSharedParts[project] = await start(maxWorkers);
}
