import { rm } from 'node:fs/promises';
import { build } from 'esbuild';
import type { AssetManifest } from '../server/render/AssetManifest.ts';
import { browserOptions } from './browserOptions.ts';
import type { BuildMode } from './browserOptions.ts';
import { serverOptions } from './serverOptions.ts';
import { writeAssets } from './writeAssets.ts';

/** Builds server and browser into dist/. Rejects with esbuild's errors, which it has printed by then. */
export async function bundle({ mode }: { mode: BuildMode }): Promise<AssetManifest> {
  await rm('dist/server', { recursive: true, force: true });
  const [, { metafile }] = await Promise.all([build(serverOptions()), build(browserOptions(mode))]);
  return writeAssets(metafile, mode);
}
