import { readFile } from 'node:fs/promises';
import type { AssetManifest } from '../../server/render/AssetManifest.ts';
import { assetFolder, assetPath } from '../bundling/browserOptions.ts';
import { matchesPattern } from '../chunks/matchesPattern.ts';

/** Limits of one kind of page. */
interface PageBudget {
  /** Scripts loaded by the page from the start. */
  brotliKb: number;
  /** Number of script files. */
  scripts: number;
  /** Source files of the page and its sections; `*` matches any part of a name. */
  sources: string[];
  /** Weight of the page when scripts are split into files; default: 1. See build/chunks/ChunkMerger.ts. */
  weight?: number;
}

/** config/budgets.json. Sizes are in kB of 1000 bytes, compressed with Brotli. */
export interface Budgets {
  pages: Record<string, PageBudget>;
  /** Vendor file, loaded by every page. */
  vendorBrotliKb: number;
  /** The product's own code loaded by every page. */
  commonBrotliKb: number;
  /** Minimum script size, minified: a smaller one is not worth a request. */
  minChunkKb: number;
  cssBrotliKb: number;
}

export interface BudgetLine {
  name: string;
  unit: 'kB JS' | 'scripts' | 'kB minified' | 'kB CSS';
  value: number;
  limit: number;
  /** The limit is a lower bound. */
  atLeast?: true;
}

/** Returns the size of a built file in bytes, compressed with Brotli or uncompressed. */
type SizeOf = (address: string, encoding: 'br' | 'plain') => Promise<number>;

const sizeOnDisk: SizeOf = async (address, encoding) =>
  (await readFile(`${assetFolder('dist')}${address.slice(assetPath.length)}${encoding === 'br' ? '.br' : ''}`)).length;

const kilobytes = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0) / 1000;

/** Returns the URLs of the scripts that a page loads from the start. */
function collectScripts(manifest: AssetManifest, name: string, sources: readonly string[]): Set<string> {
  const files = new Set([manifest.start, manifest.entry, ...manifest.entryImports]);
  for (const pattern of sources) {
    const found = Object.keys(manifest.chunks).filter((source) => matchesPattern(source, pattern));
    if (found.length === 0) {
      throw new Error(
        `config/budgets.json, page "${name}": no lazily loaded module matches ${pattern}. Correct the path.`,
      );
    }
    for (const source of found) for (const address of manifest.chunks[source] ?? []) files.add(address);
  }
  return files;
}

/**
 * Measures a build against its budgets. Throws when a page's pattern matches no chunk, so that renaming a file cannot
 * silently disable a budget.
 */
export async function measureBudgets(
  manifest: AssetManifest,
  budgets: Budgets,
  sizeOf: SizeOf = sizeOnDisk,
): Promise<BudgetLine[]> {
  const brotli = async (addresses: Iterable<string>): Promise<number> =>
    kilobytes(await Promise.all([...addresses].map((address) => sizeOf(address, 'br'))));
  const lines: BudgetLine[] = [];
  for (const [name, { brotliKb, scripts, sources }] of Object.entries(budgets.pages)) {
    const files = collectScripts(manifest, name, sources);
    lines.push({ name, unit: 'kB JS', value: await brotli(files), limit: brotliKb });
    lines.push({ name, unit: 'scripts', value: files.size, limit: scripts });
  }
  const common = [manifest.entry, ...manifest.entryImports];
  const vendor = common.filter((address) => /\/vendor-[^/]*$/.test(address));
  if (vendor.length !== 1) {
    throw new Error(`The build has ${vendor.length} package files that every page loads; expected one.`);
  }
  const own = common.filter((address) => !vendor.includes(address));
  lines.push({
    name: 'packages of every page',
    unit: 'kB JS',
    value: await brotli(vendor),
    limit: budgets.vendorBrotliKb,
  });
  lines.push({
    name: 'own code of every page',
    unit: 'kB JS',
    value: await brotli(own),
    limit: budgets.commonBrotliKb,
  });
  const scripts = new Set([...common, ...Object.values(manifest.chunks).flat()]);
  const sizes = await Promise.all([...scripts].map((address) => sizeOf(address, 'plain')));
  lines.push({
    name: 'smallest script',
    unit: 'kB minified',
    value: Math.min(...sizes) / 1000,
    limit: budgets.minChunkKb,
    atLeast: true,
  });
  const sheets = [...new Set(Object.values(manifest.looks).map(({ css }) => css))];
  const heaviest = Math.max(...(await Promise.all(sheets.map((sheet) => brotli([sheet])))));
  lines.push({ name: 'styles', unit: 'kB CSS', value: heaviest, limit: budgets.cssBrotliKb });
  return lines;
}

/** Returns whether a line exceeds its limit. */
export function isOverBudget({ value, limit, atLeast }: BudgetLine): boolean {
  return atLeast ? value < limit : value > limit;
}

/** Formats "carList: 101.2 kB JS (at most 130)". */
export function budgetText({ name, unit, value, limit, atLeast }: BudgetLine): string {
  const shown = unit === 'scripts' ? value.toFixed(0) : value.toFixed(1);
  return `${name}: ${shown} ${unit} (at ${atLeast ? 'least' : 'most'} ${limit})`;
}
