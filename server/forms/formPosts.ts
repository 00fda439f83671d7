import { createHash, createHmac, randomBytes } from 'node:crypto';
import express, { Router } from 'express';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { attemptField, formField, photoField, trapField } from '../../shared/forms/FormPost.ts';
import type { FormPost } from '../../shared/forms/FormPost.ts';
import { photoLimits } from '../../shared/forms/PhotoGateway.ts';
import type { PhotoGateway, PhotoSender } from '../../shared/forms/PhotoGateway.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import type { RenderPage } from '../http/EditorView.ts';
import { refuseCrossSite } from '../http/refuseCrossSite.ts';
import { originOfRequest, siteOf } from '../site/siteOfRequest.ts';
import { photoId } from './photos/photoId.ts';
import { photoSenderOf } from './photos/photoSenderOf.ts';
import { takePostedPhotos } from './photos/takePostedPhotos.ts';
import { readMultipart } from './readMultipart.ts';
import type { MultipartForm } from './readMultipart.ts';

export interface FormPostsOptions {
  render: RenderPage;
  /** Counts the attempts. */
  limit: RequestHandler;
  /** Keeps the files that are being read together from filling the memory. */
  limitBytes: RequestHandler;
  photos: PhotoGateway;
  clock: Clock;
  logger: Logger;
}

/** The same answers sent again within this time are one submission: a second press on the button. */
const sameForMs = 10 * 60_000;
/** No answers of the visitor. */
const hiddenFields = new Set([formField, attemptField, trapField, photoField]);

/**
 * Forms that browsers without scripts send to the address of their page, as they send texts or as they send files. A
 * POST without the hidden field that names a form is left to whoever comes next. The page itself is the answer, with
 * the form as it was sent or sent on (303) to the message that it was taken.
 */
export function formPosts(options: FormPostsOptions): Router {
  const { render, clock } = options;
  const key = randomBytes(32);
  const router = Router();
  const send: RequestHandler = async (request, response) => {
    const lists = listsOf(request);
    const [form = '', given = '', trap = ''] = [formField, attemptField, trapField].map((name) => lists[name]?.[0]);
    const shown = Object.entries(lists).filter(([name]) => !hiddenFields.has(name));
    const answers = Object.fromEntries(shown.map(([name, [first = '']]) => [name, first]));
    const site = siteOf(response);
    const search = searchOf(request);
    const path = request.path.replace(/^\/+/, '/'); // never the start of another host's address
    const files = filesOf(response);
    const content = JSON.stringify([site.name, path, form, shown, sentPhotos(lists), files?.photos.map(hashOf)]);
    const period = Math.floor(clock.now().getTime() / sameForMs);
    // made with a key that nobody has: from an id nobody can find out what was typed
    const attempt = /^[\w-]{43}$/.test(given)
      ? given
      : createHmac('sha256', key).update(`${period} ${content}`).digest('base64url');
    const trapped = trap !== '';
    const tooMany = files ? files.limited : await isRefused(options.limit, request, response);
    const post: FormPost = {
      form,
      answers,
      lists: Object.fromEntries(shown),
      ...(await takePhotos(options, photoSenderOf(request, response), {
        files: trapped || tooMany ? null : files,
        sent: sentPhotos(lists),
      })),
      trapped,
      tooMany,
      formSubmissionId: uuidOf(`${attempt} ${content}`),
      attempt,
      sourceUrl: originOfRequest(site, request) + path + search,
    };
    response.set('Cache-Control', 'no-store');
    await render(request, response, { site, path, search, editor: null, post });
  };
  router.use(onlyPosts, express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 50 }));
  router.use(multipart(options), onlyForms, refuseCrossSite, send, tellProblem);
  return router;
}

/** A form with files, which is kept from reading more than there is room for. */
type ReadFiles = MultipartForm & { limited: boolean };

/** Reads what was sent as multipart/form-data; where it comes from and how often is seen to before it is read. */
function multipart({ limit, limitBytes }: FormPostsOptions): RequestHandler {
  return async (request, response, next) => {
    if (!/^multipart\/form-data\s*(;|$)/i.test(request.get('content-type') ?? '')) {
      next();
      return;
    }
    refuseCrossSite(request, response, () => undefined);
    const limited = await isRefused(limit, request, response);
    await passed(limitBytes, request, response);
    const form = await readMultipart(request, { keepsFiles: !limited });
    request.body = form.lists;
    response.locals['files'] = { ...form, limited } satisfies ReadFiles;
    next();
  };
}

function filesOf(response: Response): ReadFiles | null {
  return (response.locals['files'] as ReadFiles | undefined) ?? null;
}

/** The ids in the hidden fields that hold what an attempt before has brought. */
function sentPhotos(lists: Record<string, string[]>): string[] {
  const ids = lists[photoField] ?? [];
  return [...new Set(ids.filter((id) => photoId.test(id)))].slice(0, photoLimits.count);
}

/** Keeps the photos that came along, as many as there is room for beside those that came before. */
async function takePhotos(
  { photos: gateway, logger }: FormPostsOptions,
  sender: PhotoSender,
  { files, sent }: { files: ReadFiles | null; sent: string[] },
): Promise<Pick<FormPost, 'photos' | 'photoFault' | 'photosFailed'>> {
  if (!files) return { photos: sent, photoFault: null, photosFailed: false };
  const room = photoLimits.count - sent.length;
  const tooMany = files.tooMany || files.photos.length > room;
  const { ids, fault, failure } = await takePostedPhotos(
    { photos: files.photos.slice(0, room), tooMany },
    gateway,
    sender,
  );
  if (failure) logger.error('photos.notTaken', { site: sender.site, reason: failure.name });
  return { photos: [...sent, ...ids], photoFault: fault, photosFailed: failure !== null };
}

function hashOf(photo: Buffer | null): string {
  return createHash('sha256')
    .update(photo ?? '')
    .digest('base64url');
}

const onlyPosts: RequestHandler = (request, _response, next) => {
  next(request.method === 'POST' ? undefined : 'router');
};

const onlyForms: RequestHandler = (request, _response, next) => {
  next(listsOf(request)[formField]?.[0] ? undefined : 'router');
};

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
async function isRefused(limit: RequestHandler, request: Request, response: Response): Promise<boolean> {
  try {
    await passed(limit, request, response);
    return false;
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 429) return true;
    throw error;
  }
}

/** Resolves when a handler passes the request on, rejects with what it throws. */
async function passed(handler: RequestHandler, request: Request, response: Response): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const next = (error?: unknown): void => {
      if (error === undefined) resolve();
      else reject(error instanceof Error ? error : new Error('A handler failed.', { cause: error }));
    };
    new Promise<unknown>((done) => {
      done(handler(request, response, next));
    }).catch(next);
  });
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
