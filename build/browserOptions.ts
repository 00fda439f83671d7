import type { BuildOptions } from 'esbuild';
import { sharedWithEntry } from './sharedWithEntry.ts';

export type BuildMode = 'production' | 'development';

export const browserEntry = 'client/main.tsx';
/** Styles of the editor's tools, apart from those that every visitor loads. */
export const editingStyles = 'client/content/editing/editing.css';
/** What has to run before a page of the car list is painted. */
const facetPanelBoot = 'client/catalogue/facetPanelBoot.ts';
/** Where a build puts the files that browsers ask for. */
export function assetFolder(folder: string): string {
  return `${folder}/public/assets`;
}

/** Address under which the asset folder is served. */
export const assetPath = '/assets';

/** How client/main.tsx, what it imports lazily and the editor's styles become hashed files in the asset folder. */
export function browserOptions(mode: BuildMode, folder = 'dist'): BuildOptions & { metafile: true } {
  return {
    entryPoints: { main: browserEntry, editing: editingStyles, facetPanel: facetPanelBoot },
    outdir: assetFolder(folder),
    publicPath: assetPath,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: mode === 'production',
    sourcemap: mode === 'development' ? 'linked' : false,
    legalComments: 'none',
    loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file', '.webp': 'file', '.gif': 'file' },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [sharedWithEntry('client/app/commonCode.ts')],
    metafile: true,
    logLevel: 'warning',
  };
}
