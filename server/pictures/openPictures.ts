import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pictureOrigin } from '../../shared/kit/pictureOrigin.ts';
import type { PictureOrigin } from '../../shared/kit/pictureOrigin.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { createPictures } from './createPictures.ts';
import type { Pictures } from './createPictures.ts';
import { createPictureSources } from './createPictureSources.ts';
import { PictureCache } from './PictureCache.ts';

interface PictureEnv {
  DATA_DIR: string;
  EDGE_ENDPOINT: string;
  PICTURE_CACHE_BYTES: number;
  PICTURE_HOSTS: string[];
  PLATFORM_ORIGIN: string;
}

/** Opens the pictures of allowed hosts, the content platform and the stock's folder. Their cache is below DATA_DIR. */
export async function openPictures(
  env: PictureEnv,
  {
    root,
    mediaFolder,
    photosFolder,
    logger,
  }: { root: string; mediaFolder: string; photosFolder: string | null; logger: Logger },
): Promise<Pictures> {
  const cache = new PictureCache({
    folder: resolve(root, env.DATA_DIR, 'pictures'),
    maxBytes: env.PICTURE_CACHE_BYTES,
    logger,
  });
  await cache.open();
  if (photosFolder !== null && !(await stat(photosFolder).catch(() => null))?.isDirectory()) {
    logger.warn('pictures.folderMissing', {
      folder: photosFolder,
      cure: 'Create the folder, or correct stock.photos in group.yaml or STOCK_PHOTOS. Until then, photos of the stock are not shown.',
    });
  }
  const sources = createPictureSources({
    origins: pictureOrigins(env),
    platformOrigin: env.PLATFORM_ORIGIN,
    mediaFolder,
    photosFolder,
    logger,
  });
  return createPictures({ sources, cache, logger });
}

type OriginEnv = Pick<PictureEnv, 'EDGE_ENDPOINT' | 'PICTURE_HOSTS' | 'PLATFORM_ORIGIN'>;

function pictureOrigins(env: OriginEnv): PictureOrigin[] {
  const platform = [env.EDGE_ENDPOINT, env.PLATFORM_ORIGIN].filter(Boolean).map((one) => new URL(one).origin);
  return [...platform, ...env.PICTURE_HOSTS].flatMap((entry) => pictureOrigin(entry) ?? []);
}

/**
 * Hosts that pictures are fetched from, with their ports.
 * They are the configured ones and the content platform's own.
 */
export function pictureHosts(env: OriginEnv): string[] {
  return pictureOrigins(env).map(({ host }) => host);
}
