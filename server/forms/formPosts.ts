import { createHash, createHmac, randomBytes } from 'node:crypto';
import express, { Router } from 'express';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { attemptField, formField, trapField } from '../../shared/forms/FormPost.ts';
import type { FormPost } from '../../shared/forms/FormPost.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import type { RenderPage } from '../http/EditorView.ts';
import { refuseCrossSite } from '../http/refuseCrossSite.ts';
import { siteContext, siteOf } from '../site/siteOfRequest.ts';

export interface FormPostsOptions {
  render: RenderPage;
  /** Counts the attempts. */
  limit: RequestHandler;
  clock: Clock;
}

/** The same answers sent again within this time are one submission: a second press on the button. */
const sameForMs = 10 * 60_000;

/**
 * Forms that browsers without scripts send to the address of their page. A POST without the hidden field that names a
 * form is left to whoever comes next. The page itself is the answer, with the form as it was sent or sent on (303) to
 * the message that it was taken.
 */
export function formPosts({ render, limit, clock }: FormPostsOptions): Router {
  const key = randomBytes(32);
  const router = Router();
  const send: RequestHandler = async (request, response) => {
    const { [formField]: form = '', [attemptField]: given = '', [trapField]: trap = '', ...answers } = textsOf(request);
    const site = siteOf(response);
    const search = searchOf(request);
    const path = request.path.replace(/^\/+/, '/'); // never the start of another host's address
    const content = JSON.stringify([site.name, path, form, answers]);
    const period = Math.floor(clock.now().getTime() / sameForMs);
    // made with a key that nobody has: from an id nobody can find out what was typed
    const attempt = /^[\w-]{43}$/.test(given)
      ? given
      : createHmac('sha256', key).update(`${period} ${content}`).digest('base64url');
    const post: FormPost = {
      form,
      answers,
      lists: listsOf(request),
      photos: [],
      photoFault: null,
      trapped: trap !== '',
      tooMany: await isTooMany(limit, request, response),
      formSubmissionId: uuidOf(`${attempt} ${content}`),
      attempt,
      sourceUrl: siteContext(site, request).origin + path + search,
    };
    response.set('Cache-Control', 'no-store');
    await render(request, response, { site, path, search, editor: null, post });
  };
  router.use(onlyPosts, express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 50 }), onlyForms);
  router.use(refuseCrossSite, send, tellProblem);
  return router;
}

const onlyPosts: RequestHandler = (request, _response, next) => {
  next(request.method === 'POST' ? undefined : 'router');
};

const onlyForms: RequestHandler = (request, _response, next) => {
  next(textsOf(request)[formField] ? undefined : 'router');
};

/** The fields that were sent; of a name that comes twice the first. */
function textsOf(request: Request): Record<string, string> {
  return Object.fromEntries(Object.entries(listsOf(request)).map(([name, [first = '']]) => [name, first]));
}

/** All values of each name. */
function listsOf(request: Request): Record<string, string[]> {
  const body = (request.body ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]): [string, string[]][] => {
      const values = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
      return values.length > 0 && name !== '__proto__' ? [[name, values]] : [];
    }),
  );
}

function searchOf({ originalUrl }: Request): string {
  const at = originalUrl.indexOf('?');
  return at < 0 || at === originalUrl.length - 1 ? '' : originalUrl.slice(at);
}

/** Whether the limit refuses the request; its header Retry-After is set then. */
async function isTooMany(limit: RequestHandler, request: Request, response: Response): Promise<boolean> {
  try {
    await new Promise<void>((resolve, reject) => {
      const next = (error?: unknown): void => {
        if (error === undefined) resolve();
        else reject(error instanceof Error ? error : new Error('The limit failed.', { cause: error }));
      };
      Promise.resolve(limit(request, response, next)).catch(next);
    });
    return false;
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 429) return true;
    throw error;
  }
}

/** A UUID of version 8 (RFC 9562): bits of our own making, here a hash. */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const tellProblem: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (!(error instanceof ProblemError) || response.headersSent) {
    next(error);
    return;
  }
  const { status, detail } = error.problem;
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(`${detail}\n`);
};
