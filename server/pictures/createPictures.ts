import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import type { Logger } from '../../shared/kit/Logger.ts';
import { createQueue } from '../kit/createQueue.ts';
import { createSingleFlight } from '../kit/createSingleFlight.ts';
import { createUnderWay } from '../kit/createUnderWay.ts';
import { encodePicture } from './encodePicture.ts';
import type { PictureFormat } from './encodePicture.ts';
import type { CachedPicture, PictureCache } from './PictureCache.ts';
import { PictureError } from './PictureError.ts';
import type { PictureSources } from './createPictureSources.ts';

export interface PictureRequest {
  /** Address of the original. */
  src: string;
  /** px, one of `pictureWidths`. */
  width: number;
  format: PictureFormat;
}

export interface Picture {
  bytes: Buffer;
  etag: string;
}

/** Pictures of other hosts and of the content platform, scaled and encoded by this server. */
export interface Pictures {
  /** @throws PictureError */
  get(request: PictureRequest): Promise<Picture>;
  close(): Promise<void>;
}

export interface PictureParts {
  sources: PictureSources;
  cache: PictureCache;
  logger: Logger;
  /** ms since 1970. */
  now?: () => number;
  /** Maximum queue length. */
  maxWaiting?: number;
}

/** Maximum pixels of an original, checked before it is decoded: 50 million take 150 MB. */
const maxPixels = 50_000_000;
/** Maximum processor time per picture. */
const maxSeconds = 10;
/** Concurrent encoders; pages are rendered on the same processors. */
const maxEncoders = 2;
/** Concurrent jobs: so many originals of at most 15 MB are in memory. */
const maxJobs = 8;
/** A photo may be replaced under its address: after this time it is fetched again. */
const freshMs = 7 * 24 * 3_600_000;
/** Time before a failed source is retried. */
const brokenMs = 60_000;
/** Maximum bytes of originals cached for their other widths. */
const maxSourceBytes = 32 * 1024 * 1024;
const sourceMs = 60_000;

/** Creates each picture once for all concurrent requests, and caches it. */
export function createPictures({ sources, cache, logger, now = Date.now, maxWaiting = 200 }: PictureParts): Pictures {
  const makeOnce = createSingleFlight<CachedPicture>();
  const readOnce = createSingleFlight<Buffer>();
  const underWay = createUnderWay();
  const originals = new LRUCache<string, Buffer>({
    maxSize: maxSourceBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
    ttl: sourceMs,
  });
  const broken = new LRUCache<string, PictureError>({ max: 2000, ttl: brokenMs });
  const reported = new LRUCache<string, true>({ max: 50, ttl: 3_600_000 });
  const fullError = () => new PictureError('busy', `${String(maxWaiting)} pictures are waiting already`);
  const jobs = createQueue({ concurrency: maxJobs, maxWaiting, fullError });
  const encoders = createQueue({ concurrency: maxEncoders, maxWaiting: maxJobs });

  const readOriginal = async (src: string, width: number): Promise<Buffer> => {
    // the platform scales to the width, others send the same bytes for every width
    if (!src.startsWith('https:')) return sources.read(src, width);
    const read = async (): Promise<Buffer> => {
      const bytes = await sources.read(src, width);
      originals.set(src, bytes);
      return bytes;
    };
    return originals.get(src) ?? readOnce(src, read);
  };

  const make = async ({ src, width, format }: PictureRequest): Promise<Buffer> => {
    const original = await readOriginal(src, width);
    try {
      return await encoders.run(async () => {
        const picture = await open(original);
        return encodePicture(picture, width, format).timeout({ seconds: maxSeconds }).toBuffer();
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new PictureError('broken', reason, { cause: error });
    }
  };

  const makeAndKeep = async (request: PictureRequest, key: string): Promise<CachedPicture> => {
    const { src } = request;
    const known = broken.get(src);
    if (known) throw known;
    try {
      const picture = { bytes: await jobs.run(() => make(request)), madeAt: now() };
      await cache.set(key, picture);
      return picture;
    } catch (error) {
      if (error instanceof PictureError && error.fault === 'broken') {
        broken.set(src, error);
        logger.warn('pictures.sourceBroken', { source: src.split('?')[0]?.slice(0, 300), reason: error.message });
      }
      throw error;
    }
  };

  // once per hour and host, so that the log names the host of a feed but cannot be flooded
  const reportHost = (src: string): void => {
    const host = URL.canParse(src) ? new URL(src).hostname.slice(0, 100) : '';
    if (host === '' || reported.has(host) || reported.size >= 50) return;
    reported.set(host, true);
    logger.warn('pictures.hostNotAllowed', { host, cure: 'Add it to PICTURE_HOSTS if your stock has photos there.' });
  };

  return {
    get: async (request) => {
      const { src, width, format } = request;
      if (!sources.allows(src)) {
        reportHost(src);
        throw new PictureError('notAllowed', 'no source of pictures');
      }
      const version = await sources.version(src);
      const key = createHash('sha256')
        .update(`${String(width)} ${format} ${src}${version && ` ${version}`}`)
        .digest('hex')
        .slice(0, 40);
      const cached = await cache.get(key);
      if (cached && now() - cached.madeAt < freshMs) return toPicture(cached, key);
      // an old picture is better than none
      const made = await makeOnce(key, () => underWay.track(makeAndKeep(request, key))).catch((error: unknown) => {
        if (cached) return cached;
        throw error;
      });
      return toPicture(made, key);
    },
    close: async () => {
      sources.close();
      await underWay.settled();
      await cache.flush();
    },
  };
}

function toPicture({ bytes, madeAt }: CachedPicture, key: string): Picture {
  return { bytes, etag: `"${key.slice(0, 16)}-${madeAt.toString(36)}"` };
}

/** Opens an original upright and without metadata. The decoder is loaded with the first picture. */
async function open(bytes: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false }).autoOrient();
}
