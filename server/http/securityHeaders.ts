import type { RequestHandler } from 'express';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** Security headers of every answer, errors and files included; a page's own policy may say more. */
export function securityHeaders(): RequestHandler {
  const policy = contentSecurityPolicy();
  return (_request, response, next) => {
    response.set({
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
      'Strict-Transport-Security': 'max-age=31536000',
    });
    next();
  };
}
