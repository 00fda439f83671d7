import type { IncomingMessage } from 'node:http';

/** True for the address of a proxy whose X-Forwarded headers are believed (Express's "trust proxy fn"). */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** The host that a client requested, as Express reads it, for requests that Express does not see. */
export function requestHost({ headers, socket }: IncomingMessage, trustsProxy: TrustsProxy): string {
  const forwarded = headers['x-forwarded-host'];
  if (typeof forwarded !== 'string' || !trustsProxy(socket.remoteAddress ?? '', 0)) return headers.host ?? '';
  return forwarded.split(',')[0]?.trimEnd() ?? '';
}
