/** The part of fetch that a feed needs; both the global fetch and the server's client fit. */
export type FeedFetch = (
  address: string,
  init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<{
  status: number;
  headers: { get(name: string): string | null };
  body: AsyncIterable<Uint8Array | string> | null;
}>;

export interface OpenFeed {
  /**
   * Equal versions mean equal contents; "" when unknown.
   * Size and time of a file; ETag or Last-Modified of an http(s) address.
   */
  version: string;
  bytes: AsyncIterable<Uint8Array>;
  /** Name of the file that was chosen in a folder. */
  fileInFolder?: string | undefined;
  /** Ends the connection; for a feed that is not read to its end. */
  close?(): void;
}

export interface OpenFeedOptions {
  fetch?: FeedFetch | undefined;
  /**
   * Credentials of an address, instead of the user name and password in it. Not logged.
   * "Bearer <token>", "Basic <user>:<password>" or, for SFTP, a private key.
   */
  authorization?: string | undefined;
  /** Fingerprint of the only SFTP host key that is trusted: "SHA256:…". */
  hostKey?: string | undefined;
  /** Certificates that FTPS trusts instead of those of Node.js. */
  certificates?: string | undefined;
  /** Version of the last read. The same version again returns null: nothing to do. */
  knownVersion?: string | undefined;
  /** Time in ms without a change after which a file in a folder is complete; 2 s by default. */
  quietMs?: number | undefined;
  /** Timeout of the whole transfer; 120 s by default. */
  timeoutMs?: number | undefined;
  /** Maximum transfer size; 512 MB by default. */
  maxBytes?: number | undefined;
}
