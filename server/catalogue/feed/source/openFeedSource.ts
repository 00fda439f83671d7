import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { FeedRefusedError } from '../FeedRefusedError.ts';
import { feedSourceName, isFeedAddress, isWebAddress } from './feedAddress.ts';
import { findFeedFile } from './findFeedFile.ts';
import { limitedBytes, tooLargeError } from './limitedBytes.ts';
import type { OpenFeed, OpenFeedOptions } from './OpenFeed.ts';
import { openWebFeed } from './openWebFeed.ts';

/** Size and time of a file as a version; "" when there is no such file. */
export async function fileVersion(path: string): Promise<string> {
  try {
    const stats = await stat(path);
    if (!stats.isFile()) {
      throw new FeedRefusedError(path, 'it is not a file', 'Name the file itself.');
    }
    return `${stats.size}-${stats.mtimeMs}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return '';
    }
    throw error;
  }
}

async function* fileBytes(path: string, version: string, maxBytes: number): AsyncGenerator<Uint8Array> {
  yield* limitedBytes(createReadStream(path) as AsyncIterable<Uint8Array>, path, maxBytes);
  if ((await fileVersion(path)) !== version) {
    throw new FeedRefusedError(path, 'it changed while it was read', 'Write it under another name, then rename it.');
  }
}

async function openFile(source: string, options: OpenFeedOptions, maxBytes: number): Promise<OpenFeed | null> {
  const file = await findFeedFile(source, options.quietMs);
  if (file === null) {
    const what = existsSync(source) ? 'the folder has no complete feed' : 'there is no such file';
    throw new FeedRefusedError(source, what, 'Put the feed there, or name another source.');
  }
  const { path, version, bytes } = file;
  if (bytes > maxBytes) throw tooLargeError(path, maxBytes);
  if (version === options.knownVersion) return null;
  const fileInFolder = path === source ? undefined : basename(path);
  return { version, fileInFolder, bytes: fileBytes(path, await fileVersion(path), maxBytes) };
}

/**
 * Opens a feed: a file, the newest complete file of a folder, or an address (http, https, sftp or ftps).
 * Null means that nothing has changed since the known version.
 * @throws FeedRefusedError when it is missing, too large or too slow, or the connection is refused
 */
export async function openFeedSource(source: string, options: OpenFeedOptions = {}): Promise<OpenFeed | null> {
  const maxBytes = options.maxBytes ?? 512 * 1024 * 1024;
  if (!isFeedAddress(source)) return openFile(source, options, maxBytes);
  if (isWebAddress(source)) return openWebFeed(source, options, maxBytes);
  if (/^ftp:/i.test(source)) {
    throw new FeedRefusedError(
      feedSourceName(source),
      'FTP sends the password readable for everyone on the way',
      'Use ftps:// or sftp://; nearly every server that speaks FTP has one of them.',
    );
  }
  // loaded on demand: few groups need SSH or FTP
  const { openRemoteFeed } = await import('./openRemoteFeed.ts');
  return openRemoteFeed(source, options, maxBytes);
}
