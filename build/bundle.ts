import { rm } from 'node:fs/promises';
import { build } from 'esbuild';
import type { AssetManifest } from '../server/render/AssetManifest.ts';
import { browserOptions, commonOptions } from './browserOptions.ts';
import type { BuildMode } from './browserOptions.ts';
import { serverOptions } from './serverOptions.ts';
import { buildStyleGroups } from './styleGroups.ts';
import { writeAssets } from './writeAssets.ts';

interface BundleOptions {
  mode: BuildMode;
  /** dist when left out. */
  folder?: string;
}

/** Builds server and browser into a folder. Rejects with esbuild's errors, which it has printed by then. */
export async function bundle({ mode, folder = 'dist' }: BundleOptions): Promise<AssetManifest> {
  await rm(`${folder}/server`, { recursive: true, force: true });
  const browser = async (): Promise<AssetManifest> => {
    const styles = await buildStyleGroups(commonOptions(mode, folder));
    const { metafile } = await build(browserOptions(mode, styles, folder));
    return writeAssets(metafile, styles, mode, folder);
  };
  const [, manifest] = await Promise.all([build(serverOptions(folder)), browser()]);
  return manifest;
}
