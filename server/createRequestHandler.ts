import type { RequestListener } from 'node:http';
import { createApp } from './app.ts';
import { createHostGate } from './http/security/createHostGate.ts';
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
  const { admission, sites } = services;
  const hosts = createHostGate({ ...services, trustsProxy: pages.trustsProxy });
  const guard = createPageGuard({ ...pages, admission, sites, reservedSegments });
  return (request, response) => {
    if (!hosts.admit(request, response)) return;
    if (pages.door.serve(request, response) || guard.answer(request, response)) return;
    app(request, response);
  };
}
