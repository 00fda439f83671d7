import type { Request } from 'express';
import type { RenderPage } from './PageRequest.ts';
import { setSentForm } from './sentFormCookie.ts';
import { originOfRequest } from '../site/siteOfRequest.ts';
import { sendStream } from '../http/sendStream.ts';
import { pageServed } from '../telemetry/signals.ts';
import type { PageRenderer, PageToRender } from './PageRenderer.ts';

/** Sends pages for one request only, uncached. They are an editor's, the response to a form and its confirmation. */
export function sendUncached(render: PageRenderer): RenderPage {
  return async (request, response, { site, path, search, editor, post }) => {
    const page: PageToRender = {
      site,
      origin: originOfRequest(site, request),
      path,
      search,
      ...(editor
        ? {
            editor: {
              mode: editor.mode,
              content: editor.content,
              page: (headers, language) => editor.page(response.set(headers), language),
            },
          }
        : {}),
      ...(post ? { post } : {}),
    };
    pageServed.send('uncached');
    // never aborted: a form may be a lead, though its client has disconnected
    const rendered = await render(page, { priority: 'form' });
    if (rendered.kind === 'redirect') {
      if (post && rendered.status === 303) setSentForm(response, request.path, post.form);
      response.set('Cache-Control', 'no-store').redirect(rendered.status, rendered.location);
      return;
    }
    response.status(rendered.status).set(rendered.headers).type('html');
    if (!editor) response.set('Cache-Control', 'no-store');
    if (isHead(request)) response.end();
    else await sendStream(rendered.html.stream, response);
  };
}

function isHead({ method }: Request): boolean {
  return method === 'HEAD';
}
