import type { Request } from 'express';
import { requestHost } from '../http/security/requestHost.ts';
import { isLocalHost, isNetworkHost } from './createSiteDirectory.ts';

/**
 * True if a cookie must be `Secure`: over HTTPS, and always under the host of a site.
 * Local names and the addresses and names of a local network are served over plain HTTP too, where WebKit drops such
 * cookies, even on localhost.
 */
export function isSecureCookie(request: Request): boolean {
  if (request.secure) return true;
  const host = requestHost(request);
  return !isLocalHost(host) && !isNetworkHost(host);
}
