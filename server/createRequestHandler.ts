import type { RequestListener } from 'node:http';
import { createApp } from './app.ts';
import { securityHeaderValues } from './http/securityHeaders.ts';
import { toOriginForm } from './http/toOriginForm.ts';
import { reservedSegments } from './redirects/reservedSegments.ts';
import { createPageGuard } from './render/createPageGuard.ts';
import { createPages } from './createPages.ts';
import type { Services } from './services.ts';

/** Answers every request: cached pages at once, pages that an overloaded server refuses, all others through the app. */
export function createRequestHandler(services: Services): RequestListener {
  const pages = createPages(services);
  const app = createApp(services, pages);
  const { admission, sites } = services;
  const guard = createPageGuard({ ...pages, admission, sites, reservedSegments });
  return (request, response) => {
    if (!toOriginForm(request)) {
      response.writeHead(400, { ...securityHeaderValues, 'Content-Type': 'text/plain' }).end('Bad request\n');
      return;
    }
    if (pages.door.serve(request, response) || guard.answer(request, response)) return;
    app(request, response);
  };
}
