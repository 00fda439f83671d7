import { basename, resolve } from 'node:path';
import { readAssetManifest } from '../../../server/render/AssetManifest.ts';
import { prepareLooks } from '../../../server/looks/prepareLooks.ts';
import type { PreparedLooks } from '../../../server/looks/prepareLooks.ts';
import type { LookSources } from '../../../server/looks/writeLooks.ts';

/** Makes the looks of a group with the build in dist/, as a server in production does at its start. */
export async function prepareFixtureLooks(group: LookSources, folder: string): Promise<PreparedLooks> {
  const { commonCss } = await readAssetManifest('dist/manifest.json');
  return prepareLooks(group, {
    build: resolve('dist'),
    commonSheet: basename(commonCss),
    folder,
    root: process.cwd(),
    isDevelopment: false,
  });
}
