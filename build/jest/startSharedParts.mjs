import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Runs startSharedParts.ts of the installed group, if present, before the tests of a project.
 * It is bundled because jest imports this file as it is.
 */
export default async function startSharedParts({ maxWorkers }, { displayName }) {
  const project = displayName.name;
  const entryOf = (name) => `groups/${name}/test/${project}/startSharedParts.ts`;
  const group = existsSync('groups') ? readdirSync('groups').find((name) => existsSync(entryOf(name))) : undefined;
  if (group === undefined) return;
  const outfile = resolve(`node_modules/.cache/forecourt/run/startSharedParts-${project}-${process.pid}.mjs`);
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
  globalThis.stopSharedParts ??= {};
  globalThis.stopSharedParts[project] = await start(maxWorkers);
  process.env.GROUP = served;
}
