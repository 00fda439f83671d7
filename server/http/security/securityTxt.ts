import { Router } from 'express';
import type { Clock } from '../../../shared/kit/Clock.ts';
import { siteOf } from '../../site/siteOfRequest.ts';

/** RFC 9116 recommends less than a year. */
const validDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * /.well-known/security.txt (RFC 9116): contact for vulnerabilities of a site.
 * A site without a `securityContact` has none.
 */
export function securityTxt(clock: Clock): Router {
  const router = Router();
  router.get(['/.well-known/security.txt', '/security.txt'], (_request, response, next) => {
    const { securityContact, hosts, bareHost, languages } = siteOf(response);
    if (securityContact === undefined) {
      next();
      return;
    }
    const expires = new Date(Math.floor(clock.now().getTime() / dayMs + validDays) * dayMs);
    const host = bareHost ?? hosts[0] ?? 'localhost';
    const lines = [
      `Contact: ${securityContact.includes('@') ? `mailto:${securityContact}` : securityContact}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: https://${host}/.well-known/security.txt`,
    ];
    response
      .set('Cache-Control', 'public, max-age=86400')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  });
  return router;
}
