import type { BuildOptions } from 'esbuild';
import { lazyStyles } from './styleGroups.ts';
import { namedReactExports } from './namedReactExports.ts';
import type { StyleGroups } from './styleGroups.ts';
import { shakeRouter } from './shakeRouter.ts';
import { withoutImmer } from './withoutImmer.ts';

export type BuildMode = 'production' | 'development';

export const browserEntry = 'client/main.tsx';
/** Styles of the editor's tools, apart from those that every visitor loads. */
export const editingStyles = 'client/content/editing/editing.css';
/** Runs before a page is painted, and loads the modules afterwards. */
export const pageStart = 'client/app/pageStart.ts';
/** Imports what belongs in the file of packages; its own output is not used. */
export const vendorCode = 'client/app/vendorCode.ts';
/** Where a build puts the files that browsers ask for. */
export function assetFolder(folder: string): string {
  return `${folder}/public/assets`;
}

/** Address under which the asset folder is served. */
export const assetPath = '/assets';

/** Address of a built file. */
export function addressOf(file: string): string {
  return `${assetPath}/${file.slice(file.lastIndexOf('/') + 1)}`;
}

/** What every build for browsers has in common. */
export function commonOptions(mode: BuildMode, folder = 'dist'): BuildOptions {
  return {
    outdir: assetFolder(folder),
    publicPath: assetPath,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    minify: mode === 'production',
    sourcemap: mode === 'development' ? 'linked' : false,
    legalComments: 'none',
    loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file', '.webp': 'file', '.gif': 'file' },
    logLevel: 'warning',
  };
}

/**
 * How client/main.tsx, what it imports lazily and the editor's styles become hashed files in the asset folder.
 * @param styles sheets of the kinds of pages; null has all styles in the sheet of every page
 */
export function browserOptions(
  mode: BuildMode,
  styles: StyleGroups | null,
  folder = 'dist',
): BuildOptions & { metafile: true } {
  return {
    ...commonOptions(mode, folder),
    entryPoints: { main: browserEntry, editing: editingStyles, start: pageStart, vendor: vendorCode },
    // vendorCode imports for the sake of the file alone
    logOverride: { 'ignored-bare-import': 'silent' },
    splitting: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [...(styles ? [lazyStyles(styles)] : []), namedReactExports, shakeRouter, withoutImmer],
    metafile: true,
  };
}
