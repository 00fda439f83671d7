import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BuildManifest } from '../../server/render/AssetManifest.ts';
import type { BrowserOutputs } from '../assets/BrowserOutputs.ts';
import { toAssetAddress } from '../bundling/browserOptions.ts';
import { scriptsOfPage } from './budgets.ts';

/** Bytes of modules before compression, by kind of page and source file. */
export type PageModules = Record<string, Record<string, number>>;

/** Modules of the last build within its budgets on this machine. */
const record = 'node_modules/.cache/forecourt/pageModules.json';

/** Growth below this is not reported, bytes. */
const minGrowth = 50;

const maxNamed = 5;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns the modules that each kind of page loads, without sections. */
export function readPageModules(manifest: BuildManifest, { outputs }: Pick<BrowserOutputs, 'outputs'>): PageModules {
  const modules = new Map(
    Object.entries(outputs).map(([file, { inputs }]) => [
      toAssetAddress(file),
      Object.entries(inputs).map(([source, { bytesInOutput }]): [string, number] => [source, bytesInOutput]),
    ]),
  );
  return Object.fromEntries(
    Object.entries(manifest.components.pages).map(([name, source]) => [
      name,
      Object.fromEntries([...scriptsOfPage(manifest, source)].flatMap((address) => modules.get(address) ?? [])),
    ]),
  );
}

/**
 * Describes what made a page larger, most bytes first; they are those before compression.
 * @param before its modules in the last build within the budgets
 */
export function growthText(before: Record<string, number> | undefined, now: Record<string, number>): string {
  if (!before) return 'To see what grew, build the commit before the change, then this one.';
  const grown = Object.entries(now)
    .map(([source, bytes]) => ({ source, bytes, growth: bytes - (before[source] ?? 0) }))
    .filter(({ growth }) => growth >= minGrowth)
    .sort((a, b) => b.growth - a.growth)
    .slice(0, maxNamed)
    .map(({ source, bytes, growth }) =>
      growth === bytes ? `${source} is new (${kilobytes(bytes)})` : `${source} grew by ${kilobytes(growth)}`,
    );
  if (grown.length === 0) return 'No module of it grew since the last build within the budgets.';
  return `Since the last build within the budgets: ${grown.join(', ')}.`;
}

/** Reads the modules of the last build within its budgets; null when there is none. */
export async function readLastModules(): Promise<PageModules | null> {
  const text = await readFile(record, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as PageModules);
}

/** Records the modules of a build within its budgets. */
export async function recordModules(modules: PageModules): Promise<void> {
  await mkdir(dirname(record), { recursive: true });
  await writeFile(record, JSON.stringify(modules));
}
