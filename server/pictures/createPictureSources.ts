import { readFile, stat } from 'node:fs/promises';
import type { PictureOrigin } from '../../shared/kit/pictureOrigin.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { stockPhotoPath } from '../../shared/kit/pictureWidths.ts';
import { createHttpClient } from '../upstream/createHttpClient.ts';
import type { HttpClient } from '../upstream/HttpClient.ts';
import { localPicture } from './localPicture.ts';
import { PictureError } from './PictureError.ts';

export interface PictureSourceOptions {
  /** Hosts that pictures may be fetched from. */
  origins: readonly PictureOrigin[];
  /** Origin of the platform's media paths; "" when they are in the media folder. */
  platformOrigin: string;
  mediaFolder: string;
  /** Folder of the stock's photos; null without. */
  photosFolder: string | null;
  logger: Logger;
}

/** Sources of original pictures. */
export interface PictureSources {
  /** True for allowed addresses: media of the platform or the content, stock photos, and allowed hosts. */
  allows(src: string): boolean;
  /**
   * Reads the original's bytes.
   * @param width required px: the platform scales down before it sends
   * @throws PictureError
   */
  read(src: string, width: number): Promise<Buffer>;
  /** Changes with the file of a local picture; "" for others and for a missing file. */
  version(src: string): Promise<string>;
  /** Closes idle connections. */
  close(): void;
}

const timeoutMs = 8000;
const maxSourceBytes = 15 * 1024 * 1024;

/** A media path of the content platform: /-/media/…, /~/jssmedia/…; without dot segments. */
const platformPath = /^\/[-~]\/(?:jss)?media\/(?!.*(?:\.\.|%2e|%2f|%5c|\\|\/\/))[^#]+$/i;
const platformStart = /^\/[-~]\/(?:jss)?media\//i;
const stockStart = `${stockPhotoPath}/`;
/** Pictures of the media folder without files by width, unlike drawings and downloads. */
const ownPicture = /^\/media\/.+\.(?:jpe?g|png|webp|avif)$/i;

/** First bytes of decoded formats. Others (SVG, PDF, TIFF) never reach a decoder. */
const beginnings: ((start: Buffer) => boolean)[] = [
  (start) => start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (start) => start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (start) => start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP',
  (start) => /^ftypavi[fs]$/.test(start.toString('latin1', 4, 12)),
];

/** Reads originals from allowed hosts, the content platform or folders. Follows no redirects. */
export function createPictureSources(options: PictureSourceOptions): PictureSources {
  const { platformOrigin, mediaFolder, photosFolder, logger } = options;
  const origins = new Map(options.origins.map((origin) => [origin.host, origin]));
  const clients = new Map<string, HttpClient>();

  // one client per host: the circuit breaker of a dead host does not affect the others
  const getClient = (host: string, publicOnly: boolean): HttpClient => {
    const existing = clients.get(host);
    if (existing) return existing;
    const client = createHttpClient({
      name: `pictures of ${host}`,
      timeoutMs,
      retries: 1,
      maxAnswerBytes: maxSourceBytes,
      publicOnly,
      logger,
    });
    clients.set(host, client);
    return client;
  };

  /** Picture URLs use https; the setting of their host defines the actual scheme. */
  const parseRemote = (src: string): { url: URL; publicOnly: boolean } | null => {
    const url = URL.canParse(src) ? new URL(src) : null;
    if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
    const { origin, publicOnly } = origins.get(url.host) ?? {};
    return origin === undefined
      ? null
      : { url: new URL(url.pathname + url.search, origin), publicOnly: publicOnly ?? true };
  };

  /** Path of a local picture's file; null for others. */
  const findFile = (src: string): string | null => {
    const [path = ''] = src.split('?');
    if (path.startsWith(stockStart)) return photosFolder && localPicture(photosFolder, path.slice(stockStart.length));
    if (ownPicture.test(path)) return localPicture(mediaFolder, path.slice('/media/'.length));
    if (platformOrigin !== '' || !platformPath.test(src)) return null;
    return localPicture(mediaFolder, path.replace(platformStart, ''));
  };

  const fetchBytes = async (url: URL, publicOnly: boolean): Promise<Buffer> => {
    const { bytes } = await getClient(url.host, publicOnly).getFile(url.href, { kind: 'image/' });
    return bytes;
  };

  const readBytes = async (src: string, width: number): Promise<Buffer> => {
    const remote = parseRemote(src);
    if (remote) return fetchBytes(remote.url, remote.publicOnly);
    if (platformOrigin !== '' && platformPath.test(src)) {
      const url = new URL(src.replace(/\/media\//i, '/jssmedia/'), platformOrigin);
      url.searchParams.set('mw', String(width));
      return fetchBytes(url, false);
    }
    const file = findFile(src);
    if (file === null) throw new PictureError('notAllowed', 'no source of pictures');
    if ((await stat(file)).size > maxSourceBytes) throw new PictureError('broken', 'the file is too large');
    return readFile(file);
  };

  return {
    allows: (src) => platformPath.test(src) || findFile(src) !== null || parseRemote(src) !== null,
    version: async (src) => {
      const file = findFile(src);
      const stats = file === null ? null : await stat(file).catch(() => null);
      return stats ? `${String(stats.mtimeMs)} ${String(stats.size)}` : '';
    },
    read: async (src, width) => {
      try {
        const bytes = await readBytes(src, width);
        if (!beginnings.some((isBeginning) => isBeginning(bytes))) throw new PictureError('broken', 'no known format');
        return bytes;
      } catch (error) {
        if (error instanceof PictureError) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        throw new PictureError('broken', reason, { cause: error });
      }
    },
    close: () => {
      for (const client of clients.values()) client.close();
    },
  };
}
