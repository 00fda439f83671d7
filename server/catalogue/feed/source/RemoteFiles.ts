/** A file on a server. */
export interface RemoteFile {
  path: string;
  name: string;
  bytes: number;
  /** Time of change in ms; 0 when the server does not state it. */
  modifiedMs: number;
}

/** A connection to a file server. */
export interface RemoteFiles {
  /** The file of a path, or all files of a folder. Null when there is neither. */
  list(path: string): Promise<{ isFolder: boolean; files: readonly RemoteFile[] } | null>;
  /** Reads a file as its bytes arrive. */
  read(path: string): AsyncIterable<Uint8Array>;
  /** Ends the connection; running calls reject. */
  close(): void;
}
