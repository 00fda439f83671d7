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

/** An original picture. */
export interface PictureSource {
  /** The same for all addresses of one picture. */
  id: string;
  /** True if it sends the same bytes for every width, from another host. */
  isRemote: boolean;
  /** Changes with the file of a local picture; "" for others and for a missing file. */
  version(): Promise<string>;
  /**
   * Reads the original's bytes.
   * @param width required px: the platform scales down before it sends
   * @throws PictureError
   */
  read(width: number): Promise<Buffer>;
}

/** Sources of original pictures. */
export interface PictureSources {
  /** Source of an allowed address; null for others. */
  find(src: string): PictureSource | null;
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

/** Parameters of the platform's media addresses. Others do not change the picture. */
const platformParameters = /^(?:rev|v|version|hash|t|ts|ttc|tt|vs|db|la|w|h|mh|iar|as|sc|bc|cropregion)$/i;

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

  const fileSource = (file: string): PictureSource => ({
    id: file,
    isRemote: false,
    version: async () => {
      const stats = await stat(file).catch(() => null);
      return stats ? `${String(stats.mtimeMs)} ${String(stats.size)}` : '';
    },
    read: async () => {
      if ((await stat(file)).size > maxSourceBytes) throw new PictureError('broken', 'the file is too large');
      return readFile(file);
    },
  });

  const platformSource = (src: string): PictureSource => {
    const url = new URL(src.replace(/\/media\//i, '/jssmedia/'), platformOrigin);
    const known = [...new Map(url.searchParams)].filter(([name]) => platformParameters.test(name));
    url.search = new URLSearchParams(known.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
    const read = (width: number): Promise<Buffer> => {
      const scaled = new URL(url);
      scaled.searchParams.set('mw', String(width));
      return fetchBytes(scaled, false);
    };
    return { id: url.href, isRemote: false, version: noVersion, read };
  };

  const findSource = (src: string): PictureSource | null => {
    const remote = parseRemote(src);
    if (remote) {
      const { url, publicOnly } = remote;
      // its query may name the picture
      return { id: url.href, isRemote: true, version: noVersion, read: () => fetchBytes(url, publicOnly) };
    }
    if (platformOrigin !== '' && platformPath.test(src)) return platformSource(src);
    const file = findFile(src);
    return file === null ? null : fileSource(file);
  };

  return {
    find: (src) => {
      const source = findSource(src);
      return source && { ...source, read: (width) => readPicture(() => source.read(width)) };
    },
    close: () => {
      for (const client of clients.values()) client.close();
    },
  };
}

const noVersion = (): Promise<string> => Promise.resolve('');

async function readPicture(read: () => Promise<Buffer>): Promise<Buffer> {
  try {
    const bytes = await read();
    if (!beginnings.some((isBeginning) => isBeginning(bytes))) throw new PictureError('broken', 'no known format');
    return bytes;
  } catch (error) {
    if (error instanceof PictureError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new PictureError('broken', reason, { cause: error });
  }
}
