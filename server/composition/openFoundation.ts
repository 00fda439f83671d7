import { basename, resolve } from 'node:path';
import type { Clock } from '../../shared/kit/Clock.ts';
import { realClock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { readAssetManifest } from '../render/AssetManifest.ts';
import { loadProductTexts } from './loadProductTexts.ts';
import { prepareLooks } from '../looks/prepareLooks.ts';
import type { Services } from '../Services.ts';
import { createSiteVersions } from '../site/SiteVersions.ts';
import { createCopies } from '../storage/copies/createCopies.ts';
import { createOutbox } from '../storage/outbox/createOutbox.ts';
import { openStorage } from '../storage/openStorage.ts';
import type { Setup } from './Setup.ts';

/** The database and what every room is built on. */
export interface Foundation extends Pick<
  Services,
  'assetFolders' | 'builtInTexts' | 'copies' | 'findTexts' | 'manifest' | 'outbox' | 'siteVersions' | 'storage'
> {
  clock: Clock;
  logger: Logger;
}

/** Reads the build's files, and opens the database and the copies on disk. */
export async function openFoundation({ env, group, root, build, logger }: Setup): Promise<Foundation> {
  const manifest = await readAssetManifest(resolve(build, 'manifest.json'));
  const looks = await prepareLooks(group, {
    build,
    commonSheet: basename(manifest.commonCss),
    folder: resolve(root, env.LOOKS_DIR),
    root,
    isDevelopment: env.FORECOURT_DEV,
  });
  const productTexts = await loadProductTexts(group, logger);
  // alone and before all that runs: a start that fails here leaves nothing running
  const storage = await openStorage({
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(root, env.DATA_DIR),
    logger,
    canBeLate: true, // pages need no database
  });
  const copies = await createCopies(env, { root, build, logger });
  return {
    manifest: { ...manifest, looks: looks.bySite },
    assetFolders: [resolve(build, 'public/assets'), looks.folder],
    ...productTexts,
    storage,
    copies,
    outbox: createOutbox(storage, realClock),
    siteVersions: createSiteVersions(),
    clock: realClock,
    logger,
  };
}
