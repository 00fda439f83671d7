import { isIP } from 'node:net';
import type { Request } from 'express';

/**
 * Client IP address for limits per address.
 * It is the one that Express reads, or the nearest valid address of the chain when X-Forwarded-For has anything else
 * there. Otherwise each made-up entry would count as a separate client.
 */
export function clientAddress({ ip = '', ips, socket }: Pick<Request, 'ip' | 'ips' | 'socket'>): string {
  const chain = [ip, ...ips, socket.remoteAddress ?? ''].map(withoutPort);
  return chain.find((address) => isIP(address) !== 0) ?? '';
}

/** Some proxies pass on "192.0.2.7:50412" and "[2001:db8::1]:50412". */
function withoutPort(address: string): string {
  const [, v6, v4] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}
