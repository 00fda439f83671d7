import type { RequestListener } from 'node:http';
import { createApp } from './app.ts';
import { createHostGate } from './http/security/createHostGate.ts';
import { hasOneHost } from './http/security/hasOneHost.ts';
import { toOriginForm } from './http/security/toOriginForm.ts';
import { reservedSegments } from './redirects/reservedSegments.ts';
import { createPageGuard } from './render/failures/createPageGuard.ts';
import { createPages } from './createPages.ts';
import type { Pages } from './createPages.ts';
import type { Services } from './Services.ts';

/**
 * Handles every request.
 * Unknown hosts are refused, cached pages sent at once, pages refused when the server is overloaded; all others pass
 * through the app.
 */
export function createRequestHandler(services: Services, pages: Pages = createPages(services)): RequestListener {
  const app = createApp(services, pages);
  const { admission, securityHeaders, sites } = services;
  const hosts = createHostGate({ ...services, trustsProxy: pages.trustsProxy });
  const guard = createPageGuard({ ...pages, admission, sites, reservedSegments });
  return (request, response) => {
    if (!hasOneHost(request) || !toOriginForm(request)) {
      response.writeHead(400, { ...securityHeaders, 'Content-Type': 'text/plain' }).end('Bad request\n');
      return;
    }
    if (!hosts.admit(request, response)) return;
    if (pages.door.serve(request, response) || guard.answer(request, response)) return;
    app(request, response);
  };
}
