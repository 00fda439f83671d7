import { readFile } from 'node:fs/promises';
import type { BuildManifest } from '../../server/render/AssetManifest.ts';
import { assetFolder, assetPath } from '../bundling/browserOptions.ts';

/** Limits of config/budgets.json. Sizes are in kB of 1000 bytes, compressed with Brotli. */
export interface Budgets {
  /** Scripts of a page until it is idle, by page. */
  pages: Record<string, number>;
  /** Number of script files of a page. */
  scripts: number;
  /** Style sheets of a page with the theme of its site. */
  cssKb: number;
  /** Texts of a page in a language other than the code's. */
  textsKb: number;
}

/** Part of a site's sheet that its theme adds; the server makes it at its start. */
const themeKb = 1.7;

export interface BudgetLine {
  name: string;
  unit: 'kB JS' | 'scripts' | 'kB CSS';
  value: number;
  limit: number;
}

/** Returns the compressed size of a built file in bytes. */
type SizeOf = (address: string) => Promise<number>;

const sizeOnDisk: SizeOf = async (address) =>
  (await readFile(`${assetFolder('dist')}${address.slice(assetPath.length)}.br`)).length;

/** Reads config/budgets.json. Rejects when the file is missing or not JSON. */
export async function readBudgets(): Promise<Budgets> {
  return JSON.parse(await readFile('config/budgets.json', 'utf8')) as Budgets;
}

/** Returns the scripts of a kind of page, without its sections. */
export function scriptsOfPage(manifest: BuildManifest, source: string): Set<string> {
  const { start, entry, entryImports, chunks } = manifest;
  return new Set([start, entry, ...entryImports, ...(chunks[source] ?? [])]);
}

/**
 * Measures the kinds of pages of a build against their budgets.
 * Each is without its sections and the parts that load later. What pages with their sections load is measured by visiting them (pageWeight.test.ts).
 * @throws when a kind of page has no budget
 */
export async function measureBudgets(
  manifest: BuildManifest,
  budgets: Budgets,
  sizeOf: SizeOf = sizeOnDisk,
): Promise<BudgetLine[]> {
  const kilobytes = async (addresses: Iterable<string>): Promise<number> =>
    (await Promise.all([...addresses].map(sizeOf))).reduce((sum, size) => sum + size, 0) / 1000;
  const lines: BudgetLine[] = [];
  for (const [name, source] of Object.entries(manifest.components.pages)) {
    const limit = budgets.pages[name];
    if (limit === undefined) throw new Error(`config/budgets.json: no limit for the page "${name}". Add one.`);
    const { styles, commonCss } = manifest;
    const scripts = scriptsOfPage(manifest, source);
    const sheets = [commonCss, styles[source] ?? []].flat();
    lines.push(
      { name, unit: 'kB JS', value: await kilobytes(scripts), limit },
      { name, unit: 'scripts', value: scripts.size, limit: budgets.scripts },
      { name, unit: 'kB CSS', value: await kilobytes(sheets), limit: budgets.cssKb - themeKb },
    );
  }
  return lines;
}

/** Returns whether a line exceeds its limit. */
export function isOverBudget({ value, limit }: BudgetLine): boolean {
  return value > limit;
}

/** Formats "carList: 101.2 kB JS (at most 115)". */
export function budgetText({ name, unit, value, limit }: BudgetLine): string {
  return `${name}: ${unit === 'scripts' ? value.toFixed(0) : value.toFixed(1)} ${unit} (at most ${limit})`;
}
