import type { RequestListener } from 'node:http';
import { createApp } from './app.ts';
import { createPages } from './render/createPages.ts';
import type { Services } from './services.ts';

/** Answers every request: cached pages at once, everything else through the app. */
export function createRequestHandler(services: Services): RequestListener {
  const pages = createPages(services);
  const app = createApp(services, pages);
  return (request, response) => {
    if (!pages.door.serve(request, response)) app(request, response);
  };
}
