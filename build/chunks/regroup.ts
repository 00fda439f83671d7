import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { rollup } from '@rollup/wasm-node';
import type { OutputChunk, Plugin } from '@rollup/wasm-node';
import { minify } from '@swc/wasm';
import type { BuildResult, ImportKind, Metafile } from 'esbuild';
import type { BrowserOutput, BrowserOutputs } from '../assets/BrowserOutputs.ts';
import { browserEntry, vendorCode } from '../bundling/browserOptions.ts';
import type { CodePiece } from './CodePiece.ts';
import { matchesPattern } from './matchesPattern.ts';
import { findGroup } from './chunkGroups.ts';
import type { Occasions } from './Occasion.ts';
import { measureCode } from './measureCode.ts';
import { planChunks } from './planChunks.ts';

/** Sources that load together; patterns as in config/budgets.json. */
export interface LoadedSources {
  sources: readonly string[];
  /** See Occasion. */
  weight: number;
  /** See Occasion. */
  maxChunks?: number;
  /** See Occasion. */
  maxBytes?: number;
}

type BundledBrowser = BuildResult<{ metafile: true; write: false }>;

const isPackage = (input: string): boolean => input.includes('node_modules/') || input === '<runtime>';

/** Reads the pieces from a metafile: its scripts with their sizes, imports and groups. */
function collectPieces({ outputs }: Metafile): Map<string, CodePiece> {
  const scripts = Object.entries(outputs).filter(([file]) => file.endsWith('.js'));
  const importsOf = (file: string, wanted: ImportKind): string[] =>
    (outputs[file]?.imports ?? []).filter(({ kind, external }) => kind === wanted && !external).map(({ path }) => path);
  const lazy = new Set(scripts.flatMap(([file]) => importsOf(file, 'dynamic-import')));
  return new Map(
    scripts.map(([file, { bytes, entryPoint, inputs }]) => [
      file,
      {
        bytes,
        imports: importsOf(file, 'import-statement'),
        lazyImports: importsOf(file, 'dynamic-import'),
        isVendor: entryPoint === undefined && Object.keys(inputs).every(isPackage),
        ...(entryPoint !== undefined && lazy.has(file) ? { group: findGroup(entryPoint) } : {}),
      },
    ]),
  );
}

/** Returns the groups of sources that load together. */
function collectOccasions({ outputs }: Metafile, loaded: Readonly<Record<string, LoadedSources>>): Occasions {
  const entryPoints = Object.values(outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  const groupsOf = (patterns: readonly string[]): Set<string> =>
    new Set(entryPoints.filter((file) => patterns.some((pattern) => matchesPattern(file, pattern))).map(findGroup));
  return new Map(
    Object.entries(loaded).map(([name, { sources, ...costs }]) => [name, { groups: groupsOf(sources), ...costs }]),
  );
}

/**
 * Serves esbuild's scripts to Rollup from memory and minifies its output with SWC.
 * The result is 3 % smaller than esbuild's.
 */
function esbuildOutputs({ outputFiles }: BundledBrowser, folder: string): Plugin {
  const code = new Map(outputFiles.map(({ path, text }) => [path, text]));
  return {
    name: 'esbuild-outputs',
    resolveId: (source, importer) => (importer === undefined ? source : resolve(folder, basename(source))),
    load: (id) => code.get(id) ?? null,
    renderChunk: async (text) => {
      const { code: minified } = await minify(text, {
        module: true,
        compress: { ecma: 2022, passes: 4 },
        mangle: true,
        format: { comments: false },
      });
      return minified;
    },
  };
}

/** Converts a Rollup chunk to an output of esbuild's metafile. */
function toBrowserOutput(chunk: OutputChunk, folder: string, root: string, { outputs }: Metafile): BrowserOutput {
  const files = chunk.moduleIds.map((id) => outputs[pathIn(root, id)]).filter((output) => output !== undefined);
  const path = (name: string): string => `${folder}/${name}`;
  return {
    bytes: Buffer.byteLength(chunk.code),
    inputs: Object.assign({}, ...files.map(({ inputs }) => inputs)) as BrowserOutput['inputs'],
    imports: [
      ...chunk.imports.map((name) => ({ path: path(name), kind: 'import-statement' as const })),
      ...chunk.dynamicImports.map((name) => ({ path: path(name), kind: 'dynamic-import' as const })),
    ],
    exports: chunk.exports,
    entryPoints: files.flatMap(({ entryPoint }) => entryPoint ?? []),
    ...files
      .filter(({ entryPoint }) => entryPoint === browserEntry)
      .map(({ entryPoint, cssBundle }) => ({ entryPoint, cssBundle }))[0],
  };
}

/** Returns a file's path relative to a folder, as in metafiles. */
const pathIn = (root: string, file: string): string => relative(root, file).split(sep).join('/');

/**
 * Writes a browser build that esbuild has bundled in memory, with its scripts in few files.
 * esbuild splits shared code by the exact set of lazily imported modules that use it, which makes hundreds of small
 * files.
 * @param loaded sources that load together, by occasion: weighs requests against unneeded code
 * @param root esbuild's working folder
 * @returns the outputs as written to disk
 */
export async function regroup(
  bundled: BundledBrowser,
  loaded: Readonly<Record<string, LoadedSources>>,
  root = process.cwd(),
): Promise<BrowserOutputs> {
  const { metafile, outputFiles } = bundled;
  const entry = Object.keys(metafile.outputs).find((file) => metafile.outputs[file]?.entryPoint === browserEntry);
  if (entry === undefined) throw new Error(`The browser build has no output for its entry ${browserEntry}.`);
  const pieces = collectPieces(metafile);
  const scripts = outputFiles.filter(({ path }) => path.endsWith('.js'));
  const code = new Map(scripts.map(({ path, text }) => [pathIn(root, path), text]));
  const plan = planChunks(pieces, entry, collectOccasions(metafile, loaded), measureCode(code));
  const folder = dirname(entry);
  const isLeft = (file: string): boolean => !plan.has(file) && metafile.outputs[file]?.entryPoint !== vendorCode;

  const bundle = await rollup({
    input: resolve(root, entry),
    plugins: [esbuildOutputs(bundled, resolve(root, folder))],
    preserveEntrySignatures: false,
    onLog: (level, { message }) => {
      if (level === 'warn') throw new Error(`Rollup: ${message}`);
    },
  });
  const { output } = await bundle.generate({
    format: 'es',
    manualChunks: (id) => plan.get(pathIn(root, id)),
    entryFileNames: 'main-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    hashCharacters: 'base36',
    hoistTransitiveImports: false,
    freeze: false,
    compact: true,
  });
  await bundle.close();

  const chunks = output.filter((file) => file.type === 'chunk');
  const outputs = Object.fromEntries<BrowserOutput>([
    ...Object.entries(metafile.outputs).filter(([file]) => isLeft(file)),
    ...chunks.map((chunk): [string, BrowserOutput] => [
      `${folder}/${chunk.fileName}`,
      toBrowserOutput(chunk, folder, root, metafile),
    ]),
  ]);
  await mkdir(resolve(root, folder), { recursive: true });
  await Promise.all([
    ...chunks.map(({ fileName, code }) => writeFile(resolve(root, folder, fileName), code)),
    ...outputFiles
      .filter(({ path }) => isLeft(pathIn(root, path)))
      .map(({ path, contents }) => writeFile(path, contents)),
  ]);
  return { inputs: metafile.inputs, outputs };
}
