import type { RequestListener } from 'node:http';
import { loadAllCode } from '../../client/app/loadedCode.ts';
import { createPages } from '../createPages.ts';
import type { Pages } from '../createPages.ts';
import { createRequestHandler } from '../createRequestHandler.ts';
import type { Services } from '../Services.ts';

/** All that turns a request into a response, over the services. */
export interface Handling {
  pages: Pages;
  handle: RequestListener;
}

/**
 * Loads the code of all pages; resolves to the function that creates their handling.
 * `npm run dev` loads this module again when only code that it alone imports has changed (loadBuiltHandler.ts).
 */
export async function loadHandling(): Promise<(services: Services) => Handling> {
  await loadAllCode();
  return (services) => {
    const pages = createPages(services);
    return { pages, handle: createRequestHandler(services, pages) };
  };
}
