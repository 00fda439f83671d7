import { basename, posix } from 'node:path';
import { PassThrough } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import { FeedRefusedError } from '../FeedRefusedError.ts';
import { feedSourceName } from './feedAddress.ts';
import { credentialsCure } from './feedCredentials.ts';
import type { FeedCredentials } from './feedCredentials.ts';
import type { RemoteFile, RemoteFiles } from './RemoteFiles.ts';

interface FtpsPlace {
  address: string;
  credentials: FeedCredentials;
  /** Certificates that are trusted instead of those of Node.js. */
  certificates: string | undefined;
  timeoutMs: number;
}

/** The port on which TLS starts with the connection; on any other the client asks for it. */
const implicitTlsPort = 990;
/** FTP's code of refused credentials. */
const notLoggedIn = 530;

/**
 * Connects to an FTPS server; its certificate must be valid for the host.
 * @throws FeedRefusedError for refused credentials or a certificate that is not trusted
 */
export async function connectFtps({ address, credentials, certificates, timeoutMs }: FtpsPlace): Promise<RemoteFiles> {
  const { hostname, port: written } = new URL(address);
  const where = feedSourceName(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const port = Number(written || 21);
  if (credentials.privateKey !== null) {
    throw new FeedRefusedError(where, 'FTPS has no private keys', 'Write "Basic <user>:<password>".');
  }
  const client = new Client(timeoutMs);
  try {
    await client.access({
      host,
      port,
      user: credentials.user,
      password: credentials.password,
      secure: port === implicitTlsPort ? 'implicit' : true,
      secureOptions: { host, ...(certificates !== undefined && { ca: certificates }) },
    });
  } catch (cause) {
    client.close();
    throw connectionError(cause, where);
  }
  return {
    list: (path) => list(client, path),
    read: (path) => read(client, path),
    close: () => client.close(),
  };
}

function connectionError(cause: unknown, where: string): unknown {
  if (cause instanceof FTPError && cause.code === notLoggedIn) {
    return new FeedRefusedError(where, 'it refused the credentials', credentialsCure, { cause });
  }
  const code = String((cause as { code?: unknown }).code);
  if (/CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)/.test(code)) {
    const cure =
      "Name the host as its certificate does; for the supplier's own authority, set NODE_EXTRA_CA_CERTS to its file.";
    return new FeedRefusedError(where, `its certificate is not trusted (${code})`, cure, { cause });
  }
  return cause;
}

async function list(client: Client, path: string): ReturnType<RemoteFiles['list']> {
  const bytes = await client.size(path).catch((error: unknown) => orNull(error));
  if (bytes !== null) {
    // not every server states times
    const modified = await client.lastMod(path).catch((error: unknown) => orNull(error));
    return { isFolder: false, files: [{ path, name: basename(path), bytes, modifiedMs: modified?.getTime() ?? 0 }] };
  }
  const entries = await client.list(path).catch((error: unknown) => orNull(error));
  if (entries === null) return null;
  const files = entries.filter(({ isFile }) => isFile);
  return {
    isFolder: true,
    files: files.map(({ name, size, modifiedAt }): RemoteFile => {
      return { path: posix.join(path, name), name, bytes: size, modifiedMs: modifiedAt?.getTime() ?? 0 };
    }),
  };
}

/** Null for what the server does not have or know. Rejects with other errors, as of a connection. */
function orNull(error: unknown): null {
  if (error instanceof FTPError && error.code >= 500) return null;
  throw error;
}

async function* read(client: Client, path: string): AsyncGenerator<Uint8Array> {
  const stream = new PassThrough();
  const transfer = client.downloadTo(stream, path).catch((error: unknown) => {
    stream.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  yield* stream as AsyncIterable<Uint8Array>;
  await transfer;
}
