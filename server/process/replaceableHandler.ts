import type { RequestListener } from 'node:http';
import type { DevParent } from './devParent.ts';

/**
 * Returns a handler of requests that `npm run dev` can replace, while services and connections stay.
 * @param load resolves to the handler of the newest build
 */
export function replaceableHandler(
  first: RequestListener,
  parent: DevParent,
  load: (build: number) => Promise<RequestListener>,
): RequestListener {
  let current = first;
  parent.onPages(async (build) => {
    current = await load(build);
    parent.send({ pages: build });
  });
  return (request, response) => current(request, response);
}
