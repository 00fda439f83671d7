import type { RequestHandler } from 'express';
import { siteOf } from '../site/siteOfRequest.ts';
import { editorViewOf } from '../http/EditorView.ts';
import type { RenderPage } from '../http/EditorView.ts';

/** Answers every GET with the page at its address, for a visitor or for an editor who is signed in. */
export function renderPage(render: RenderPage): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    const site = siteOf(response);
    const first = request.path.split('/')[1] ?? '';
    if (first === site.languages[0]) {
      // the default language has no segment of its own: one address per page
      response.redirect(
        308,
        (request.url.slice(first.length + 1) || '/').replace(/^(?!\/)/, '/').replace(/^\/{2,}/, '/'),
      );
      return;
    }
    const url = request.originalUrl;
    const queryAt = url.indexOf('?');
    const search = queryAt < 0 || queryAt === url.length - 1 ? '' : url.slice(queryAt);
    await render(request, response, { site, path: request.path, search, editor: editorViewOf(response) });
  };
}
