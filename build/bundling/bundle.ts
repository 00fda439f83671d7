import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { BrowserOutputs } from '../assets/BrowserOutputs.ts';
import type { BuildManifest } from '../../server/render/AssetManifest.ts';
import { browserEntry, browserOptions, startOptions } from './browserOptions.ts';
import type { BuildMode } from './browserOptions.ts';
import { regroup } from '../chunks/regroup.ts';
import { serverOptions } from './serverOptions.ts';
import { buildStyleSheets } from '../styles/styleSheets.ts';
import { writeBuildVersion } from './writeBuildVersion.ts';
import { writeAssets } from '../assets/writeAssets.ts';

interface BundleOptions {
  mode: BuildMode;
  /** dist when left out. */
  folder?: string;
  /** HTML file for a treemap of the scripts; default: none. */
  analysis?: string | undefined;
}

interface Built {
  manifest: BuildManifest;
  /** Files of the browser. */
  browser: Pick<BrowserOutputs, 'outputs'>;
}

/** Builds server and browser into a folder. Rejects with esbuild's errors, which are already printed. */
export async function bundle({ mode, folder = 'dist', analysis }: BundleOptions): Promise<Built> {
  await rm(join(folder, 'server'), { recursive: true, force: true });
  await writeBuildVersion(folder);
  const buildBrowser = async (): Promise<Built> => {
    const styles = await buildStyleSheets(browserOptions(mode, null, folder), browserEntry);
    const options = browserOptions(mode, styles, folder);
    if (mode === 'development') {
      const { metafile } = await build(options);
      return { manifest: await writeAssets(metafile, { styles, mode, folder }), browser: metafile };
    }
    const start = (await build(startOptions(folder))).metafile.outputs;
    const { inputs, outputs } = await regroup(await build({ ...options, write: false }));
    const built: BrowserOutputs = { inputs, outputs: { ...outputs, ...start } };
    if (analysis !== undefined) await (await import('../assets/writeAnalysis.ts')).writeAnalysis(built, analysis);
    return { manifest: await writeAssets(built, { styles, mode, folder }), browser: built };
  };
  const [, built] = await Promise.all([build(serverOptions(folder)), buildBrowser()]);
  return built;
}
