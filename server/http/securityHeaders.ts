import type { RequestHandler } from 'express';

/**
 * The policy allows nothing inline: no script, no style, no nonce, so that one rendered page serves every visitor
 * and can be cached. `data:` pictures are the blur placeholders.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Security headers of every answer, errors and files included. */
export function securityHeaders(): RequestHandler {
  return (_request, response, next) => {
    response.set({
      'Content-Security-Policy': contentSecurityPolicy,
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
