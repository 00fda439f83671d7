import { rm } from 'node:fs/promises';
import { build } from 'esbuild';
import type { AssetManifest } from '../server/render/AssetManifest.ts';
import { browserEntry, browserOptions } from './browserOptions.ts';
import type { BuildMode } from './browserOptions.ts';
import { loadedSources } from './readBudgets.ts';
import { regroup } from './regroup.ts';
import { serverOptions } from './serverOptions.ts';
import { buildStyleGroups } from './styleGroups.ts';
import { writeAssets } from './writeAssets.ts';

interface BundleOptions {
  mode: BuildMode;
  /** dist when left out. */
  folder?: string;
  /** HTML file for a treemap of the scripts; none when left out. */
  analysis?: string | undefined;
}

/** Builds server and browser into a folder. Rejects with esbuild's errors, which it has printed by then. */
export async function bundle({ mode, folder = 'dist', analysis }: BundleOptions): Promise<AssetManifest> {
  await rm(`${folder}/server`, { recursive: true, force: true });
  const browser = async (): Promise<AssetManifest> => {
    const styles = await buildStyleGroups(browserOptions(mode, null, folder), browserEntry);
    const options = browserOptions(mode, styles, folder);
    const built =
      mode === 'production'
        ? await regroup(await build({ ...options, write: false }), await loadedSources())
        : (await build(options)).metafile;
    if (analysis !== undefined) await (await import('./writeAnalysis.ts')).writeAnalysis(built, analysis);
    return writeAssets(built, styles, mode, folder);
  };
  const [, manifest] = await Promise.all([build(serverOptions(folder)), browser()]);
  return manifest;
}
