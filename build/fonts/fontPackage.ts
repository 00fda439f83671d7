import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** One file of a font package with the characters that it covers. */
export interface FontPackageFile {
  subset: string;
  path: string;
  /** Value for unicode-range. */
  unicodeRange: string;
}

export interface FontPackage {
  /** "Hanken Grotesk" */
  name: string;
  version: string;
  generic: 'serif' | 'sans-serif';
  files: FontPackageFile[];
}

/** Written with letters of these subsets of the packages; the first has a to z. */
const subsets = ['latin', 'latin-ext'];

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

/** Reads a package of @fontsource-variable. Throws when it is not installed or has no axis for the weight. */
export async function readFontPackage(family: string): Promise<FontPackage> {
  const folder = `node_modules/@fontsource-variable/${family}`;
  if (!existsSync(folder)) {
    throw new Error(`The font ${family} is not installed: npm install @fontsource-variable/${family}`);
  }
  const [{ version }, { family: name, category }, ranges] = await Promise.all([
    readJson<{ version: string }>(`${folder}/package.json`),
    readJson<{ family: string; category: string }>(`${folder}/metadata.json`),
    readJson<Record<string, string>>(`${folder}/unicode.json`),
  ]);
  const files = subsets.flatMap((subset) => {
    const path = `${folder}/files/${family}-${subset}-wght-normal.woff2`;
    const unicodeRange = ranges[subset];
    return unicodeRange === undefined || !existsSync(path) ? [] : [{ subset, path, unicodeRange }];
  });
  if (files.length === 0) throw new Error(`The font ${family} has no variable weight: ${folder}/files.`);
  return { name, version, generic: category === 'serif' ? 'serif' : 'sans-serif', files };
}
