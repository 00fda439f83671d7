import { isIPv6 } from 'node:net';

/** Addresses that "localhost" reaches, and "" and the others for every address. */
const reachedLocally = ['', '0.0.0.0', '127.0.0.1', 'localhost', '::', '::1'];

/** Returns the URL at which this machine reaches a server. */
export function shownAddress(host: string, port: number): string {
  const name = reachedLocally.includes(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${String(port)}`;
}
