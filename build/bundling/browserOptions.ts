import { resolve } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { browserTargets } from './browserTargets.ts';
import { lateStyles } from '../plugins/lateStyles.ts';
import type { StyleSheets } from '../styles/styleSheets.ts';
import { shakeRouter } from '../plugins/shakeRouter.ts';

export type BuildMode = 'production' | 'development';

export const browserEntry = 'client/main.tsx';
/** Styles of the editor's tools, separate from those for all visitors. */
export const editingStyles = 'client/content/editing/editing.css';
/** Print styles of all pages, which nothing waits for: browsers load them last. */
export const printStyles = 'client/app/styles/print.css';
/** Runs before a page is painted, then loads the modules. Older browsers must be able to parse it. */
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
    target: browserTargets(),
    minify: mode === 'production',
    sourcemap: mode === 'development' ? 'linked' : false,
    legalComments: 'none',
    loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file', '.webp': 'file', '.gif': 'file' },
    logLevel: 'warning',
  };
}

/**
 * Returns the options that build pageStart.ts, a classic script, for production.
 * Browsers below the floor parse it and then leave the page as it is without JavaScript.
 */
export function startOptions(folder = 'dist'): BuildOptions & { metafile: true } {
  return {
    ...commonOptions('production', folder),
    entryPoints: { start: pageStart },
    format: 'iife',
    target: 'es2017',
    metafile: true,
  };
}

/**
 * Returns the options that build hashed files in the asset folder.
 * The inputs are client/main.tsx with its lazy imports, the editor's styles and those for print; in development also pageStart.ts, so
 * that a change of it is served at once.
 * @param styles sheets in addition to that of every page; null puts all styles in the latter
 */
export function browserOptions(
  mode: BuildMode,
  styles: StyleSheets | null,
  folder = 'dist',
): BuildOptions & { metafile: true } {
  return {
    ...commonOptions(mode, folder),
    entryPoints: {
      main: browserEntry,
      editing: editingStyles,
      print: printStyles,
      vendor: vendorCode,
      ...(mode === 'development' ? { start: pageStart } : {}),
    },
    // vendorCode imports only to place code in its file.
    logOverride: { 'ignored-bare-import': 'silent' },
    splitting: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    // The package's own build for production is smaller than its common one without the checks of development.
    alias: mode === 'production' ? { immer: resolve('node_modules/immer/dist/immer.production.mjs') } : {},
    plugins: [...(styles ? [lateStyles(styles)] : []), shakeRouter],
    metafile: true,
  };
}
