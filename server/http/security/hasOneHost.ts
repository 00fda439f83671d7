import type { IncomingMessage } from 'node:http';

/**
 * False for a request with several Host headers, which is refused (RFC 9112, 3.2).
 * A proxy may read another one than this server. Node.js refuses HTTP/1.1 without any.
 */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}
