import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Runs test/browser/startSharedParts.ts of the installed group before the browser tests, if present.
 * It is bundled because jest imports this file as it is.
 */
export default async function startSharedParts({ maxWorkers }) {
  const entryOf = (name) => `groups/${name}/test/browser/startSharedParts.ts`;
  const group = existsSync('groups') ? readdirSync('groups').find((name) => existsSync(entryOf(name))) : undefined;
  if (group === undefined) return;
  const outfile = resolve(`node_modules/.cache/forecourt/run/startSharedParts-${process.pid}.mjs`);
  await build({
    entryPoints: [entryOf(group)],
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
  const { GROUP: served = '' } = process.env;
  process.env.GROUP = group; // For the servers started here.
  globalThis.stopSharedParts = await start(maxWorkers);
  process.env.GROUP = served;
}
