import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** Names and values of the security headers. */
export type SecurityHeaders = Readonly<Record<string, string>>;

export interface SecurityHeaderOptions {
  /** Makes browsers use HTTPS for every subdomain, for a year: true only if all of them support it. */
  hstsSubdomains: boolean;
}

/**
 * Creates the security headers of every response, errors included.
 * A page's own policy may allow more, scripts need fewer.
 */
export function createSecurityHeaders({ hstsSubdomains }: SecurityHeaderOptions): SecurityHeaders {
  return {
    'Content-Security-Policy': contentSecurityPolicy(),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'Strict-Transport-Security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
  };
}

/** Headers that browsers apply to documents only; scripts, style sheets and fonts do not need them. */
const documentHeaders = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
];

/** Removes security headers that have no effect on files other than documents. */
export function removeDocumentHeaders(response: ServerResponse): void {
  for (const name of documentHeaders) response.removeHeader(name);
}

/** Sets the security headers. */
export function setSecurityHeaders(headers: SecurityHeaders): RequestHandler {
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
}
