import { readFile } from 'node:fs/promises';
import type { AssetManifest } from '../server/render/AssetManifest.ts';
import { assetFolder, assetPath } from './browserOptions.ts';

/** config/budgets.json. Sizes are in kB of 1000 bytes; a source may hold `*` for any part of a name. */
export interface Budgets {
  pages: Record<string, { gzipKb: number; sources: string[] }>;
  cssBrotliKb: number;
}

export interface BudgetLine {
  name: string;
  kind: 'JS gzip' | 'CSS brotli';
  kb: number;
  limitKb: number;
}

type SizeOf = (address: string, encoding: 'gz' | 'br') => Promise<number>;

const sizeOnDisk: SizeOf = async (address, encoding) =>
  (await readFile(`${assetFolder('dist')}${address.slice(assetPath.length)}.${encoding}`)).length;

function matches(source: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]*')}$`).test(source);
}

/**
 * What each page loads against what it may: the entry, its imports, and the chunks of the page's sources. Throws when
 * a pattern matches no chunk, so that a budget cannot fall silent when a file is renamed.
 */
export async function measureBudgets(
  manifest: AssetManifest,
  budgets: Budgets,
  sizeOf: SizeOf = sizeOnDisk,
): Promise<BudgetLine[]> {
  const total = async (addresses: Iterable<string>, encoding: 'gz' | 'br'): Promise<number> => {
    const sizes = await Promise.all([...addresses].map((address) => sizeOf(address, encoding)));
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };
  const lines: BudgetLine[] = [];
  for (const [name, { gzipKb, sources }] of Object.entries(budgets.pages)) {
    const files = new Set([manifest.entry, ...manifest.entryImports]);
    for (const pattern of sources) {
      const found = Object.keys(manifest.chunks).filter((source) => matches(source, pattern));
      if (found.length === 0) {
        throw new Error(
          `config/budgets.json, page "${name}": no lazily loaded module matches ${pattern}. Correct the path.`,
        );
      }
      for (const source of found) for (const address of manifest.chunks[source] ?? []) files.add(address);
    }
    lines.push({ name, kind: 'JS gzip', kb: await total(files, 'gz'), limitKb: gzipKb });
  }
  lines.push({ name: 'styles', kind: 'CSS brotli', kb: await total(manifest.css, 'br'), limitKb: budgets.cssBrotliKb });
  return lines;
}

/** "carList: 101.2 kB JS gzip (limit 130)" */
export function budgetText({ name, kind, kb, limitKb }: BudgetLine): string {
  return `${name}: ${kb.toFixed(1)} kB ${kind} (limit ${limitKb})`;
}
