/** A host that pictures are fetched from. */
export interface PictureOrigin {
  /** As addresses of pictures have it, with the port where it is not the usual one: "images.feed.example:8443". */
  host: string;
  /** Scheme, host and port of its requests: "https://images.feed.example:8443". */
  origin: string;
  /** A name of it that leads to an address of a private network is refused. */
  publicOnly: boolean;
}

/** Scheme, name and port of an entry. */
const entryPattern = /^(?:(https?):\/\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::(\d{1,5}))?$/;
/** An IP address would pass by the check of what a name resolves to. */
const publicName = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/;
const usualPorts: Readonly<Record<string, string>> = { http: '80', https: '443' };

/**
 * Reads an entry of PICTURE_HOSTS: the name of a public host, which is asked by https, or an origin with its scheme, which
 * is asked as it stands and may be in a private network.
 * @returns null for an entry that is neither
 */
export function pictureOrigin(entry: string): PictureOrigin | null {
  const [, scheme, name = '', port = ''] = entryPattern.exec(entry.trim().toLowerCase()) ?? [];
  if (scheme === undefined && !publicName.test(name)) return null;
  if (name === '' || Number(port) > 65_535) return null;
  const asked = scheme ?? 'https';
  const host = port === '' || port === usualPorts[asked] ? name : `${name}:${port}`;
  return { host, origin: `${asked}://${host}`, publicOnly: scheme === undefined };
}

/** The entry of PICTURE_HOSTS that allows the pictures of a host, such as "images.feed.example" or "http://10.0.0.5:8080". */
export function pictureHostEntry(host: string): string {
  return publicName.test(host.replace(/:\d+$/, '')) ? host : `http://${host}`;
}
