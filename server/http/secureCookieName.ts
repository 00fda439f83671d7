import type { Request } from 'express';

/**
 * The name of a cookie, over HTTPS with a prefix that browsers take from HTTPS alone ("__Host-" also from no other
 * host). Over plain HTTP, as in development, they would refuse it.
 * @param prefix "__Host-" for cookies of every path, "__Secure-" for those of some
 */
export function secureCookieName({ secure }: Request, name: string, prefix: '__Host-' | '__Secure-'): string {
  return secure ? prefix + name : name;
}
