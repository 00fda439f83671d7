import type { RequestHandler } from 'express';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** Security headers of every response, errors and files included; a page's own policy may allow more. */
export const securityHeaderValues: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy(),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Sets the security headers. */
export function securityHeaders(): RequestHandler {
  return (_request, response, next) => {
    response.set(securityHeaderValues);
    next();
  };
}
