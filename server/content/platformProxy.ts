import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from '../../shared/kit/Logger.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import { ForwardError } from '../upstream/forwardRequest.ts';
import type { Forwarder } from '../upstream/forwardRequest.ts';
import { cutText } from '../../shared/kit/text/cutText.ts';

export interface PlatformProxyOptions {
  /** null when requests to the platform are not forwarded. */
  platform: Forwarder | null;
  /** Prefixes of the platform's paths, lower case, with a trailing slash. */
  paths: { api: readonly string[]; media: readonly string[] };
  /** Serves media of the embedded platform; the request's URL is relative to the media folder. */
  ownMedia: RequestHandler;
  logger: Logger;
}

const problemTitles = {
  400: 'Bad request',
  405: 'Method not allowed',
  413: 'Too large',
  502: 'Bad gateway',
  504: 'Gateway timeout',
};

/**
 * Serves the content platform's paths.
 * Requests are forwarded to an external platform. Otherwise media come from the media folder, and the API from the
 * handlers mounted after this.
 */
export function platformProxy({ platform, paths, ownMedia, logger }: PlatformProxyOptions): RequestHandler {
  return async (request, response, next) => {
    const path = request.path.toLowerCase();
    const media = paths.media.find((prefix) => path.startsWith(prefix));
    const api = paths.api.some((prefix) => path.startsWith(prefix));
    if (media === undefined && !api) {
      next();
      return;
    }
    if (!isPlainAddress(request.url)) {
      answerProblem(response, 400, 'The address is ambiguous. Request it as it was written.');
      return;
    }
    const methods = api ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
    if (!methods.includes(request.method) && (platform || !api)) {
      response.set('Allow', methods.join(', '));
      answerProblem(response, 405, `Use ${methods.join(', ')} for this address.`);
      return;
    }
    if (platform) await forward(platform, request, response, logger);
    else if (media !== undefined) {
      request.url = request.url.slice(media.length - 1);
      ownMedia(request, response, next);
    } else next();
  };
}

async function forward(forwarder: Forwarder, request: Request, response: Response, logger: Logger): Promise<void> {
  try {
    await forwarder.forward(request, response, request.url);
  } catch (error) {
    if (response.destroyed) return; // the client has disconnected
    const status = error instanceof ForwardError ? error.status : 502;
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn('platform.forwardFailed', { path: cutText(request.path, 300), status, reason });
    if (response.headersSent) {
      // too late for a status: a truncated response shows the browser that it is incomplete
      response.destroy();
      return;
    }
    const detail =
      status === 413 ? 'The body is too large for this address.' : 'The content platform failed. Try again shortly.';
    answerProblem(response, status, detail);
  }
}

function answerProblem(response: Response, status: keyof typeof problemTitles, detail: string): void {
  for (const name of response.getHeaderNames()) {
    if (/^(content-|etag|last-modified|location|accept-ranges|vary)/.test(name) && name !== 'content-security-policy') {
      response.removeHeader(name);
    }
  }
  const { problem } = new ProblemError(status, problemTitles[status], detail);
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}

/**
 * True for a path that every server reads in the same way.
 * It begins with one slash, and has no backslash, no escaped slash, no dot segments, escaped or not, and no malformed
 * escape.
 */
function isPlainAddress(url: string): boolean {
  const [path = ''] = url.split('?');
  if (!path.startsWith('/') || /[\\#]|\/\/|%2f|%5c|%00|%(?![\da-f]{2})/i.test(path)) return false;
  return path.split('/').every((segment) => !/^(?:\.|%2e){1,2}(?:;.*)?$/i.test(segment));
}
