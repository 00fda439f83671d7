import { resolve } from 'node:path';
import type { Logger } from '../shared/kit/Logger.ts';
import { createPictures } from './pictures/createPictures.ts';
import type { Pictures } from './pictures/createPictures.ts';
import { createPictureSources } from './pictures/createPictureSources.ts';
import { PictureCache } from './pictures/PictureCache.ts';

interface PictureEnv {
  DATA_DIR: string;
  EDGE_ENDPOINT: string;
  PICTURE_CACHE_BYTES: number;
  PICTURE_HOSTS: string[];
  PLATFORM_ORIGIN: string;
}

/** Pictures with their cache below DATA_DIR, from the allowed hosts and those of the content platform. */
export async function openPictures(
  env: PictureEnv,
  { root, mediaFolder, logger }: { root: string; mediaFolder: string; logger: Logger },
): Promise<Pictures> {
  const cache = new PictureCache({
    folder: resolve(root, env.DATA_DIR, 'pictures'),
    maxBytes: env.PICTURE_CACHE_BYTES,
    logger,
  });
  await cache.open();
  const sources = createPictureSources({
    hosts: pictureHosts(env),
    platformOrigin: env.PLATFORM_ORIGIN,
    mediaFolder,
    logger,
  });
  return createPictures({ sources, cache, logger });
}

/** Host names that pictures are fetched from: those of the settings, and the content platform's own. */
export function pictureHosts(env: Omit<PictureEnv, 'DATA_DIR' | 'PICTURE_CACHE_BYTES'>): string[] {
  const platform = [env.EDGE_ENDPOINT, env.PLATFORM_ORIGIN].filter(Boolean).map((one) => new URL(one).hostname);
  return [...env.PICTURE_HOSTS, ...platform];
}
