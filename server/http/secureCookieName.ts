import type { Request } from 'express';

/**
 * Name of a cookie; over HTTPS with a prefix that browsers accept from HTTPS only.
 * "__Host-" also excludes other hosts. Over plain HTTP, as in development, browsers would refuse the prefix.
 * @param prefix "__Host-" for cookies of every path, "__Secure-" for those of some
 */
export function secureCookieName({ secure }: Request, name: string, prefix: '__Host-' | '__Secure-'): string {
  return secure ? prefix + name : name;
}
