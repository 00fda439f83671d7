import { createHash, createHmac, randomBytes } from 'node:crypto';
import express, { Router } from 'express';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { formField } from '../../shared/forms/formNames.ts';
import { attemptField, photoField, trapField } from '../../shared/forms/FormPost.ts';
import type { FormPost } from '../../shared/forms/FormPost.ts';
import { photoLimits } from '../../shared/forms/PhotoGateway.ts';
import type { PhotoGateway, PhotoSender } from '../../shared/forms/PhotoGateway.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import type { RenderPage } from '../render/PageRequest.ts';
import { refuseCrossSite } from '../http/security/refuseCrossSite.ts';
import { originOfRequest, siteOf } from '../site/siteOfRequest.ts';
import { photoId } from './photos/photoId.ts';
import { readPhotoSender } from './photos/readPhotoSender.ts';
import { takePostedPhotos } from './photos/takePostedPhotos.ts';
import { readMultipart } from './readMultipart.ts';
import type { MultipartForm } from './readMultipart.ts';

export interface FormPostsOptions {
  render: RenderPage;
  /** Rate limit of the attempts. */
  limit: RequestHandler;
  /** Limits the memory of files that are read concurrently. */
  limitBytes: RequestHandler;
  photos: PhotoGateway;
  clock: Clock;
  logger: Logger;
}

/** The same answers sent again within this time are one submission: a double click. */
const sameForMs = 10 * 60_000;
/** Fields without answers of the visitor. */
const hiddenFields = new Set([formField, attemptField, trapField, photoField]);

/**
 * POST requests to the URL of a page: forms sent without JavaScript, URL-encoded or with files.
 * A POST without the hidden field that names a form is passed to the next handler. The response is the page with the
 * submitted form, or a redirect (303) to the confirmation.
 */
export function formPosts(options: FormPostsOptions): Router {
  const { render, clock } = options;
  const key = randomBytes(32);
  const router = Router();
  const send: RequestHandler = async (request, response) => {
    const lists = readLists(request);
    const [form = '', given = '', trap = ''] = [formField, attemptField, trapField].map((name) => lists[name]?.[0]);
    const shown = Object.entries(lists).filter(([name]) => !hiddenFields.has(name));
    const answers = Object.fromEntries(shown.map(([name, [first = '']]) => [name, first]));
    const site = siteOf(response);
    const search = readSearch(request);
    const path = request.path.replace(/^\/+/, '/'); // must not become a protocol-relative URL of another host
    const files = filesOf(response);
    const content = JSON.stringify([site.name, path, form, shown, sentPhotos(lists), files?.photos.map(hashPhoto)]);
    const period = Math.floor(clock.now().getTime() / sameForMs);
    // keyed with a random secret, so that the answers cannot be guessed from an id
    const attempt = /^[\w-]{43}$/.test(given)
      ? given
      : createHmac('sha256', key).update(`${period} ${content}`).digest('base64url');
    const trapped = trap !== '';
    const tooMany = files ? files.limited : await isRefused(options.limit, request, response);
    const post: FormPost = {
      form,
      answers,
      lists: Object.fromEntries(shown),
      ...(await takePhotos(options, readPhotoSender(request, response), {
        files: trapped || tooMany ? null : files,
        sent: sentPhotos(lists),
      })),
      trapped,
      tooMany,
      formSubmissionId: deriveUuid(`${attempt} ${content}`),
      attempt,
      sourceUrl: originOfRequest(site, request) + path + search,
    };
    response.set('Cache-Control', 'no-store');
    await render(request, response, { site, path, search, editor: null, post });
  };
  router.use(express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 50 }));
  router.use(multipart(options), onlyForms, refuseCrossSite, send, tellProblem);
  return router;
}

/** A parsed form with files; `limited` when it exceeded the rate limit. */
type ReadFiles = MultipartForm & { limited: boolean };

/** Reads multipart/form-data, after checking its origin and rate. */
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

/** Ids in the hidden fields with the photos of an earlier attempt. */
function sentPhotos(lists: Record<string, string[]>): string[] {
  const ids = lists[photoField] ?? [];
  return [...new Set(ids.filter((id) => photoId.test(id)))].slice(0, photoLimits.count);
}

/** Stores the photos of the form, as far as the limit allows in addition to earlier ones. */
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

function hashPhoto(photo: Buffer | null): string {
  return createHash('sha256')
    .update(photo ?? '')
    .digest('base64url');
}

const onlyForms: RequestHandler = (request, _response, next) => {
  next(readLists(request)[formField]?.[0] ? undefined : 'router');
};

/** All values of each name. */
function readLists(request: Request): Record<string, string[]> {
  const body = (request.body ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]): [string, string[]][] => {
      const values = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
      return values.length > 0 && name !== '__proto__' ? [[name, values]] : [];
    }),
  );
}

function readSearch({ originalUrl }: Request): string {
  const at = originalUrl.indexOf('?');
  return at < 0 || at === originalUrl.length - 1 ? '' : originalUrl.slice(at);
}

/** True when the limit refuses the request; its header Retry-After is then set. */
async function isRefused(limit: RequestHandler, request: Request, response: Response): Promise<boolean> {
  try {
    await passed(limit, request, response);
    return false;
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 429) return true;
    throw error;
  }
}

/** Resolves when a handler passes the request on, rejects with its error. */
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

/** Converts a text to a UUID of version 8 (RFC 9562) by a hash. */
function deriveUuid(text: string): string {
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
