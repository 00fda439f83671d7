/** A host from which pictures are fetched. */
export interface PictureOrigin {
  /** Host as in picture URLs, with any non-default port: "images.feed.example:8443". */
  host: string;
  /** Scheme, host and port of its requests: "https://images.feed.example:8443". */
  origin: string;
  /** Refuse host names that resolve to a private network address. */
  publicOnly: boolean;
}

/** Scheme, name and port of an entry. */
const entryPattern = /^(?:(https?):\/\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::(\d{1,5}))?$/;
/** An IP address would bypass the check of resolved addresses. */
const publicName = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/;
const usualPorts: Readonly<Record<string, string>> = { http: '80', https: '443' };

/**
 * Parses an entry of PICTURE_HOSTS: a public host name or an origin.
 * A host is requested over https; an origin with its scheme is used as is and may be in a private network.
 * @returns null for any other entry
 */
export function pictureOrigin(entry: string): PictureOrigin | null {
  const [, scheme, name = '', port = ''] = entryPattern.exec(entry.trim().toLowerCase()) ?? [];
  if (scheme === undefined && !publicName.test(name)) return null;
  if (name === '' || Number(port) > 65_535) return null;
  const requestedScheme = scheme ?? 'https';
  const host = port === '' || port === usualPorts[requestedScheme] ? name : `${name}:${port}`;
  return { host, origin: `${requestedScheme}://${host}`, publicOnly: scheme === undefined };
}

/**
 * Returns the entry of PICTURE_HOSTS that allows the pictures of a host.
 * Examples: "images.feed.example", "http://10.0.0.5:8080".
 */
export function pictureHostEntry(host: string): string {
  return publicName.test(host.replace(/:\d+$/, '')) ? host : `http://${host}`;
}
