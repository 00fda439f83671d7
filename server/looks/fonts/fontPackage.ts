import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../../shared/kit/OperatorError.ts';
import type { FontFile, FontSource } from './FontSource.ts';
import { codePointsIn } from './unicodeRange.ts';

/** Used subsets of the packages; the first one contains a to z. */
const subsets = ['latin', 'latin-ext'];

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

/**
 * Returns the folder of an installed @fontsource package; null when there is none.
 * @param family "figtree", for which the variable package is preferred, or a full package name: "@fontsource/lato"
 * @param roots folders with node_modules: the group's, then the project's
 */
export function fontPackageFolder(family: string, ...roots: readonly string[]): string | null {
  const names = family.startsWith('@') ? [family] : [`@fontsource-variable/${family}`, `@fontsource/${family}`];
  const folders = roots.flatMap((root) => names.map((name) => join(root, 'node_modules', name)));
  return folders.find((folder) => existsSync(folder)) ?? null;
}

/** Reads an @fontsource package. @throws OperatorError when it has no usable upright file */
export async function readFontPackage(folder: string): Promise<FontSource> {
  const [{ name: packageName, version }, { family: name, category }, ranges, present] = await Promise.all([
    readJson<{ name: string; version: string }>(join(folder, 'package.json')),
    readJson<{ family: string; category: string }>(join(folder, 'metadata.json')),
    readJson<Record<string, string>>(join(folder, 'unicode.json')),
    readdir(join(folder, 'files')),
  ]);
  const isVariable = packageName.startsWith('@fontsource-variable/');
  const id = packageName.slice(packageName.indexOf('/') + 1);
  const ofSubset = (subset: string): FontFile[] => {
    const pattern = new RegExp(`^${id}-${subset}-(wght|\\d+)-normal\\.woff2$`);
    return present.flatMap((file): FontFile[] => {
      const weight = pattern.exec(file)?.[1];
      if (weight === undefined || (weight === 'wght') !== isVariable) return [];
      const fixed = Number(weight);
      return [
        {
          subset: isVariable ? subset : `${subset}-${weight}`,
          path: join(folder, 'files', file),
          codePoints: [...codePointsIn(ranges[subset] ?? '')],
          weights: isVariable ? [1, 1000] : [fixed, fixed],
          isVariable,
          style: 'normal',
        },
      ];
    });
  };
  const files = subsets.filter((subset) => ranges[subset] !== undefined).flatMap(ofSubset);
  if (files.length === 0) {
    throw new OperatorError(
      `${packageName} has no Latin letters in a weight that browsers can choose; take another font.`,
    );
  }
  return {
    name,
    cssName: isVariable ? `${name} Variable` : name,
    version,
    generic: category === 'serif' ? 'serif' : 'sans-serif',
    files,
  };
}
