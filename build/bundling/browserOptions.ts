import type { BuildOptions } from 'esbuild';
import { lazyStyles } from '../styles/styleGroups.ts';
import { namedReactExports } from '../plugins/namedReactExports.ts';
import type { StyleGroups } from '../styles/styleGroups.ts';
import { shakeRouter } from '../plugins/shakeRouter.ts';
import { withoutImmer } from '../plugins/withoutImmer.ts';

export type BuildMode = 'production' | 'development';

export const browserEntry = 'client/main.tsx';
/** Styles of the editor's tools, separate from those for all visitors. */
export const editingStyles = 'client/content/editing/editing.css';
/** Runs before a page is painted, then loads the modules. */
export const pageStart = 'client/app/pageStart.ts';
/** Imports the contents of the vendor file; its own output is not used. */
export const vendorCode = 'client/app/vendorCode.ts';
/** Returns the build's folder for browser files. */
export function assetFolder(folder: string): string {
  return `${folder}/public/assets`;
}

/** URL path of the asset folder. */
export const assetPath = '/assets';

/** Returns the URL path of a built file. */
export function toAssetAddress(file: string): string {
  return `${assetPath}/${file.slice(file.lastIndexOf('/') + 1)}`;
}

/** Returns the options shared by all browser builds. */
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
 * Returns the options that build hashed files in the asset folder.
 * The inputs are client/main.tsx with its lazy imports, and the editor's styles.
 * @param styles sheets by kind of page; null puts all styles in the sheet of every page
 */
export function browserOptions(
  mode: BuildMode,
  styles: StyleGroups | null,
  folder = 'dist',
): BuildOptions & { metafile: true } {
  return {
    ...commonOptions(mode, folder),
    entryPoints: { main: browserEntry, editing: editingStyles, start: pageStart, vendor: vendorCode },
    // vendorCode imports only to place code in its file.
    logOverride: { 'ignored-bare-import': 'silent' },
    splitting: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [...(styles ? [lazyStyles(styles)] : []), namedReactExports, shakeRouter, withoutImmer],
    metafile: true,
  };
}
