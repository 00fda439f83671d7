import { isIP } from 'node:net';
import type { Request } from 'express';
import { withoutPort } from './withoutPort.ts';

/**
 * Client IP address for limits per address.
 * It is the one that Express reads, or the nearest valid address of the chain when X-Forwarded-For has anything else
 * there. Otherwise each made-up entry would count as a separate client.
 */
export function clientAddress({ ip = '', ips, socket }: Pick<Request, 'ip' | 'ips' | 'socket'>): string {
  const chain = [ip, ...ips, socket.remoteAddress ?? ''].map(withoutPort);
  return chain.find((address) => isIP(address) !== 0) ?? '';
}
