import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import type { Logger } from '../../shared/kit/Logger.ts';
import { pictureWidths } from '../../shared/kit/pictureWidths.ts';
import { createQueue } from '../kit/createQueue.ts';
import { createSingleFlight } from '../kit/createSingleFlight.ts';
import { createUnderWay } from '../kit/createUnderWay.ts';
import { encodePicture } from './encodePicture.ts';
import type { PictureFormat } from './encodePicture.ts';
import type { CachedPicture, PictureCache } from './PictureCache.ts';
import { PictureError } from './PictureError.ts';
import type { PictureSource, PictureSources } from './createPictureSources.ts';
import { cutText } from '../../shared/kit/text/cutText.ts';

export interface PictureRequest {
  /** Address of the original. */
  src: string;
  /** px, one of `pictureWidths`. */
  width: number;
  format: PictureFormat;
}

/** The client that a picture is for. */
export interface PictureCaller {
  /** Callers take turns by key. */
  key?: string;
  /** Aborts when the client disconnects. A picture that no one waits for is not begun. */
  signal?: AbortSignal;
  /**
   * Called before a picture is created; rejects when the client has had too many.
   * @param cost about the processor time, 1 for the narrowest width
   */
  admit?: (cost: number) => Promise<void>;
}

export interface Picture {
  bytes: Buffer;
  etag: string;
}

/** Pictures of other hosts and of the content platform, scaled and encoded by this server. */
export interface Pictures {
  /** @throws PictureError, or the error of the caller's `admit` */
  get(request: PictureRequest, caller?: PictureCaller): Promise<Picture>;
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
/** Maximum queue length: the screens of a page of new pictures, and a quarter of a minute of the largest. */
const maxQueueLength = 32;
/** Maximum processor time per picture. */
const maxSeconds = 10;
const narrowest = Math.min(...pictureWidths);
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
export function createPictures({
  sources,
  cache,
  logger,
  now = Date.now,
  maxWaiting = maxQueueLength,
}: PictureParts): Pictures {
  const makeOnce = createSingleFlight<CachedPicture>();
  const readOriginal = createOriginals();
  const underWay = createUnderWay();
  const broken = new LRUCache<string, PictureError>({ max: 2000, ttl: brokenMs });
  const reportHost = createHostReport(logger);
  const fullError = () => new PictureError('busy', `${String(maxWaiting)} pictures are waiting already`);
  const jobs = createQueue({ concurrency: maxJobs, maxWaiting, fullError });
  const encoders = createQueue({ concurrency: maxEncoders, maxWaiting: maxJobs });

  const make = async (
    source: PictureSource,
    { width, format }: PictureRequest,
    signal: AbortSignal,
  ): Promise<Buffer> => {
    const original = await readOriginal(source, width);
    const encode = async (): Promise<Buffer> => {
      const picture = await open(original);
      return encodePicture(picture, width, format).timeout({ seconds: maxSeconds }).toBuffer();
    };
    try {
      return await encoders.run(encode, { signal });
    } catch (error) {
      signal.throwIfAborted();
      const reason = error instanceof Error ? error.message : String(error);
      throw new PictureError('broken', reason, { cause: error });
    }
  };

  const makeAndKeep = async (
    source: PictureSource,
    request: PictureRequest,
    { key, owner, signal }: { key: string; owner: string | undefined; signal: AbortSignal },
  ): Promise<CachedPicture> => {
    try {
      const job = () => make(source, request, signal);
      const picture = { bytes: await jobs.run(job, { signal, ...(owner !== undefined && { owner }) }), madeAt: now() };
      await cache.set(key, picture);
      return picture;
    } catch (error) {
      if (error instanceof PictureError && error.fault === 'broken') {
        broken.set(source.id, error);
        logger.warn('pictures.sourceBroken', {
          source: cutText(request.src.split('?')[0] ?? '', 300),
          reason: error.message,
        });
      }
      throw error;
    }
  };

  const makeOrRefuse = async (
    source: PictureSource,
    request: PictureRequest,
    { key, caller }: { key: string; caller: PictureCaller },
  ): Promise<CachedPicture> => {
    const known = broken.get(source.id);
    if (known) throw known;
    await caller.admit?.(Math.ceil(request.width / narrowest));
    const work = (signal: AbortSignal) =>
      underWay.track(makeAndKeep(source, request, { key, owner: caller.key, signal }));
    return makeOnce(key, work, caller.signal);
  };

  return {
    get: async (request, caller = {}) => {
      const source = sources.find(request.src);
      if (!source) {
        reportHost(request.src);
        throw new PictureError('notAllowed', 'no source of pictures');
      }
      const key = await pictureKey(source, request);
      const cached = await cache.get(key);
      if (cached && now() - cached.madeAt < freshMs) return toPicture(cached, key);
      // an old picture is better than none
      const made = await makeOrRefuse(source, request, { key, caller }).catch((error: unknown) => {
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

/** Reads originals; those of other hosts are kept for their other widths. */
function createOriginals(): (source: PictureSource, width: number) => Promise<Buffer> {
  const readOnce = createSingleFlight<Buffer>();
  const originals = new LRUCache<string, Buffer>({
    maxSize: maxSourceBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
    ttl: sourceMs,
  });
  return async (source, width) => {
    const { id } = source;
    if (!source.isRemote) return source.read(width);
    const read = async (): Promise<Buffer> => {
      const bytes = await source.read(width);
      originals.set(id, bytes);
      return bytes;
    };
    return originals.get(id) ?? readOnce(id, read);
  };
}

async function pictureKey(source: PictureSource, { width, format }: PictureRequest): Promise<string> {
  const version = await source.version();
  const facts = `${String(width)} ${format} ${source.id}${version && ` ${version}`}`;
  return createHash('sha256').update(facts).digest('hex').slice(0, 40);
}

/** Logs a host once per hour, so that the log names the host of a feed but cannot be flooded. */
function createHostReport(logger: Logger): (src: string) => void {
  const reported = new LRUCache<string, true>({ max: 50, ttl: 3_600_000 });
  return (src) => {
    const host = URL.canParse(src) ? cutText(new URL(src).hostname, 100) : '';
    if (host === '' || reported.has(host) || reported.size >= 50) return;
    reported.set(host, true);
    logger.warn('pictures.hostNotAllowed', { host, cure: 'Add it to PICTURE_HOSTS if your stock has photos there.' });
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
