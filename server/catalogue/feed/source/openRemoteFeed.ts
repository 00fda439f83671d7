import { setTimeout as wait } from 'node:timers/promises';
import { cutText } from '../../../../shared/kit/text/cutText.ts';
import { FeedRefusedError } from '../FeedRefusedError.ts';
import { connectFtps } from './connectFtps.ts';
import { connectSftp } from './connectSftp.ts';
import { feedSourceName } from './feedAddress.ts';
import { feedCredentials } from './feedCredentials.ts';
import { defaultQuietMs, isFeedName } from './findFeedFile.ts';
import { limitedBytes, tooLargeError } from './limitedBytes.ts';
import type { OpenFeed, OpenFeedOptions } from './OpenFeed.ts';
import type { RemoteFile, RemoteFiles } from './RemoteFiles.ts';

/**
 * Opens a file, or the newest complete feed of a folder, on an SFTP or FTPS server.
 * Size and time are its version. A file is complete when both stay the same for a while.
 * @throws FeedRefusedError when it is missing, incomplete, too large or too slow, or the server cannot be trusted
 */
export async function openRemoteFeed(
  address: string,
  options: OpenFeedOptions,
  maxBytes: number,
): Promise<OpenFeed | null> {
  const where = feedSourceName(address);
  const { quietMs = defaultQuietMs, timeoutMs = 120_000, knownVersion, hostKey, certificates } = options;
  const credentials = feedCredentials(address, options.authorization ?? '');
  const deadline = AbortSignal.timeout(timeoutMs);
  let files: RemoteFiles | null = null;
  const close = (): void => files?.close();
  deadline.addEventListener('abort', close);
  const late = new Promise<never>((_resolve, reject) => {
    deadline.addEventListener('abort', () => reject(lateError(where)));
  });
  late.catch(() => undefined);
  const inTime = <T>(step: Promise<T>): Promise<T> => Promise.race([step, late]);
  try {
    const place = { address, credentials, timeoutMs };
    const open = /^sftp:/i.test(address) ? connectSftp({ ...place, hostKey }) : connectFtps({ ...place, certificates });
    files = await open;
    const path = remotePath(address);
    const seen = await inTime(listed(files, path, where));
    const isKnown = (file: ListedFile | undefined): boolean =>
      file !== undefined && file.version !== '' && file.version === knownVersion;
    if (isKnown(newest(seen))) {
      close();
      return null;
    }
    await wait(quietMs, undefined, { signal: deadline });
    const file = newest(unchanged(seen, await inTime(listed(files, path, where))));
    if (isKnown(file)) {
      close();
      return null;
    }
    if (!file) throw incompleteError(seen, where);
    if (file.bytes > maxBytes) throw tooLargeError(where, maxBytes);
    const fileInFolder = seen.isFolder ? file.name : undefined;
    const bytes = bytesOf(files, file, { where, maxBytes, close, deadline });
    return { version: file.version, fileInFolder, bytes, close };
  } catch (cause) {
    close();
    throw refusal(cause, where, deadline);
  }
}

/** Path on the server: "/~/" is the folder of the user. */
function remotePath(address: string): string {
  return decodeURIComponent(new URL(address).pathname).replace(/^\/~\//, './') || '/';
}

interface ListedFile extends RemoteFile {
  version: string;
}

interface Listing {
  isFolder: boolean;
  files: readonly ListedFile[];
}

async function listed(files: RemoteFiles, path: string, where: string): Promise<Listing> {
  const found = await files.list(path);
  if (found === null) {
    throw new FeedRefusedError(where, 'there is no such file or folder', 'Correct the address, or put the feed there.');
  }
  const { isFolder } = found;
  const candidates = isFolder ? found.files.filter(({ name }) => isFeedName(name)) : found.files;
  return { isFolder, files: candidates.map((file) => ({ ...file, version: versionOf(file, isFolder) })) };
}

/** "" without a time of change: such a file is read every time. */
function versionOf({ name, bytes, modifiedMs }: RemoteFile, isFolder: boolean): string {
  return modifiedMs === 0 ? '' : `${isFolder ? `${name} ` : ''}${String(bytes)}-${String(modifiedMs)}`;
}

/** The newest file; names decide between equal times. */
function newest({ files }: Listing): ListedFile | undefined {
  return [...files].sort((a, b) => b.modifiedMs - a.modifiedMs || (a.name < b.name ? 1 : -1))[0];
}

/** Leaves out files that changed between two listings: they are still written. */
function unchanged(earlier: Listing, later: Listing): Listing {
  const before = new Map(earlier.files.map((file) => [file.name, file]));
  const isSame = ({ name, bytes, modifiedMs }: RemoteFile): boolean =>
    before.get(name)?.bytes === bytes && before.get(name)?.modifiedMs === modifiedMs;
  return { ...later, files: later.files.filter(isSame) };
}

function incompleteError({ isFolder }: Listing, where: string): FeedRefusedError {
  return isFolder
    ? new FeedRefusedError(where, 'the folder has no complete feed', 'Put the feed there, or name another folder.')
    : new FeedRefusedError(where, 'it is still being written', 'Write it under another name, then rename it.');
}

interface Reading {
  where: string;
  maxBytes: number;
  close: () => void;
  deadline: AbortSignal;
}

async function* bytesOf(
  files: RemoteFiles,
  { path, bytes }: RemoteFile,
  { where, maxBytes, close, deadline }: Reading,
): AsyncGenerator<Uint8Array> {
  let received = 0;
  try {
    for await (const chunk of limitedBytes(files.read(path), where, maxBytes)) {
      received += chunk.length;
      yield chunk;
    }
    if (received !== bytes) {
      throw new FeedRefusedError(where, 'it changed while it was read', 'Write it under another name, then rename it.');
    }
  } catch (cause) {
    throw refusal(cause, where, deadline);
  } finally {
    close();
  }
}

const reachCure = 'Check that the address can be reached from this machine.';

function lateError(where: string): FeedRefusedError {
  return new FeedRefusedError(where, 'it took too long', reachCure);
}

function refusal(cause: unknown, where: string, deadline: AbortSignal): FeedRefusedError {
  if (deadline.aborted) return lateError(where);
  if (cause instanceof FeedRefusedError) return cause;
  const reason = cause instanceof Error && cause.message !== '' ? ` (${cutText(cause.message, 200)})` : '';
  return new FeedRefusedError(where, `it could not be fetched${reason}`, reachCure, { cause });
}
