import { createHash } from 'node:crypto';
import { basename, posix } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'ssh2';
import type { FileEntryWithStats, SFTPWrapper, Stats } from 'ssh2';
import { FeedRefusedError } from '../FeedRefusedError.ts';
import { feedSourceName } from './feedAddress.ts';
import { credentialsCure } from './feedCredentials.ts';
import type { FeedCredentials } from './feedCredentials.ts';
import type { RemoteFile, RemoteFiles } from './RemoteFiles.ts';

interface SftpPlace {
  address: string;
  credentials: FeedCredentials;
  /** The only trusted host key: "SHA256:…". */
  hostKey: string | undefined;
  timeoutMs: number;
}

/** SFTP's status of a missing file. */
const noSuchFile = 2;

/**
 * Connects to an SFTP server whose host key is known.
 * @throws FeedRefusedError with the fingerprint of an unknown key, or for refused credentials
 */
export async function connectSftp({ address, credentials, hostKey, timeoutMs }: SftpPlace): Promise<RemoteFiles> {
  const { hostname, port } = new URL(address);
  const where = feedSourceName(address);
  const client = new Client();
  let offered = '';
  const connected = new Promise<void>((resolve, reject) => {
    // stays for later errors: without a listener they would end the process
    client.on('error', reject).once('ready', resolve);
    client.once('close', () => reject(new Error('the server ended the connection')));
    client.connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || 22),
      username: credentials.user,
      ...(credentials.privateKey === null
        ? { password: credentials.password }
        : { privateKey: credentials.privateKey }),
      readyTimeout: timeoutMs,
      hostVerifier: (key: Buffer) => {
        offered = `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
        return offered === hostKey;
      },
    });
  });
  try {
    await connected;
    const sftp = await promisify(client.sftp.bind(client))();
    return { ...remoteFiles(sftp), close: () => client.destroy() };
  } catch (cause) {
    client.destroy();
    throw connectionError(cause, { where, hostKey, offered });
  }
}

function connectionError(
  cause: unknown,
  { where, hostKey, offered }: { where: string; hostKey: string | undefined; offered: string },
): unknown {
  if (offered !== '' && offered !== hostKey) {
    const what = hostKey ? `its host key is ${offered}, not ${hostKey}` : `its host key ${offered} is not known`;
    const cure = `Compare it with the one that the supplier states. Only if they are equal, set hostKey: ${offered} below the feed in group.yaml, or STOCK_FEED_HOST_KEY for STOCK_FEED.`;
    return new FeedRefusedError(where, what, cure, { cause });
  }
  if ((cause as { level?: unknown }).level === 'client-authentication') {
    return new FeedRefusedError(where, 'it refused the credentials', credentialsCure, { cause });
  }
  if (cause instanceof Error && /privateKey|private key|passphrase/i.test(cause.message)) {
    const cure = 'Store a key in PEM or OpenSSH format, without a passphrase, in the file of the credentials.';
    return new FeedRefusedError(where, 'the private key cannot be used', cure, { cause });
  }
  return cause;
}

function remoteFiles(sftp: SFTPWrapper): Omit<RemoteFiles, 'close'> {
  const stat = promisify<string, Stats>(sftp.stat.bind(sftp));
  const readdir = promisify<string, FileEntryWithStats[]>(sftp.readdir.bind(sftp));
  return {
    async list(path) {
      const stats = await stat(path).catch((error: unknown) => {
        if ((error as { code?: unknown }).code === noSuchFile) return null;
        throw error;
      });
      if (stats === null) return null;
      if (!stats.isDirectory()) return { isFolder: false, files: [remoteFile(path, stats)] };
      const entries = (await readdir(path)).filter(({ attrs }) => attrs.isFile());
      return {
        isFolder: true,
        files: entries.map(({ filename, attrs }) => remoteFile(posix.join(path, filename), attrs)),
      };
    },
    // closing the file may fail after the reading, when the connection has ended
    read: (path) => sftp.createReadStream(path).on('error', () => undefined) as AsyncIterable<Uint8Array>,
  };
}

function remoteFile(path: string, { size, mtime }: Pick<Stats, 'size' | 'mtime'>): RemoteFile {
  return { path, name: basename(path), bytes: size, modifiedMs: mtime * 1000 };
}
