import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';

/** Folder of reduced font files where the caller sets no other. */
const defaultCache = 'dist/looks/fonts';

/**
 * OpenType features that browsers apply by default, and those that the styles turn on.
 * The latter are tabular and lining digits.
 */
const keepFeatures = [
  ...['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn'],
  ...['tnum', 'lnum'],
];

interface SubsetOptions {
  /** Base of the file name: "figtree-latin.woff2". */
  name: string;
  /** Version of the font. */
  version: string;
  codePoints: readonly number[];
  /** Range of a variable font; a single weight makes a static font. Null for a static font. */
  weights: readonly [min: number, max: number] | null;
  format: 'woff2' | 'sfnt';
  /** Folder that keeps reduced files; default: that of a server in the project's root. */
  cache?: string | undefined;
}

async function subset(path: string, { codePoints, weights, format }: SubsetOptions): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(await readFile(path), String.fromCodePoint(...codePoints), {
    targetFormat: format,
    keepFeatures,
    ...(weights
      ? { variationAxes: { wght: weights[0] === weights[1] ? weights[0] : { min: weights[0], max: weights[1] } } }
      : {}),
  });
}

/** Returns the path of a font file reduced to these characters and weights. Cached by version and options. */
export async function subsetFile(path: string, { cache = defaultCache, ...options }: SubsetOptions): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify([path, options, keepFeatures]))
    .digest('hex')
    .slice(0, 16);
  const folder = `${cache}/${key}`;
  const file = `${folder}/${options.name}.${options.format}`;
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  // Two servers may start at the same time: write the file atomically.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, await subset(path, options));
  await rename(unfinished, file);
  return file;
}
