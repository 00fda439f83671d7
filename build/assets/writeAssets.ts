import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuildManifest } from '../../server/render/AssetManifest.ts';
import { assetManifest } from './assetManifest.ts';
import { assetFolder, editingStyles, printStyles } from '../bundling/browserOptions.ts';
import type { BuildMode } from '../bundling/browserOptions.ts';
import type { StyleSheets } from '../styles/styleSheets.ts';
import type { BrowserOutputs } from './BrowserOutputs.ts';
import { readComponentSources } from './readComponentSources.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Returns the files that pages can request.
 * Style sheets of modules are excluded: their rules are in the sheets of pages.
 */
function servedFiles({ outputs }: BrowserOutputs): Set<string> {
  const isStyle = (file: string): boolean => [editingStyles, printStyles].includes(outputs[file]?.entryPoint ?? '');
  return new Set(
    Object.keys(outputs)
      .filter((file) => !/\.css(\.map)?$/.test(file) || isStyle(file.replace(/\.map$/, '')))
      .map((file) => basename(file)),
  );
}

/** Writes file.br and file.gz next to a text file. */
async function compressOnce(assets: string, name: string, present: Set<string>): Promise<void> {
  const file = `${assets}/${name}`;
  const body = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  // Names contain a hash of the content: a sibling from an earlier build is identical.
  if (!present.has(`${name}.br`)) await writeFile(`${file}.br`, await brotli(body, { params }));
  if (!present.has(`${name}.gz`)) await writeFile(`${file}.gz`, await gzipped(body, { level: 9 }));
}

interface AssetOptions {
  styles: StyleSheets | null;
  mode: BuildMode;
  /** dist when left out. */
  folder?: string;
}

/**
 * Finishes a browser build with its style sheets.
 * Removes files of earlier builds, compresses (production) and writes the folder's manifest.json. Development keeps
 * old files, because an open page may still request them.
 */
export async function writeAssets(
  built: BrowserOutputs,
  { styles, mode, folder = 'dist' }: AssetOptions,
): Promise<BuildManifest> {
  const assets = assetFolder(folder);
  const served = new Set(servedFiles(built));
  const manifest: BuildManifest = { ...assetManifest(built, styles), components: await readComponentSources() };
  served.add(basename(manifest.commonCss));
  if (mode === 'development') served.add(`${basename(manifest.commonCss)}.map`);
  for (const address of styles?.addresses ?? []) {
    served.add(basename(address));
    if (mode === 'development') served.add(`${basename(address)}.map`);
  }
  const present = new Set(await readdir(assets));
  const text = [...served].filter((name) => /\.(js|css|svg)$/.test(name));
  if (mode === 'production') {
    await Promise.all(text.map((name) => compressOnce(assets, name, present)));
    const currentFiles = new Set([...served, ...text.flatMap((name) => [`${name}.br`, `${name}.gz`])]);
    await Promise.all([...present].filter((name) => !currentFiles.has(name)).map((name) => rm(`${assets}/${name}`)));
  }
  await writeFile(`${folder}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
