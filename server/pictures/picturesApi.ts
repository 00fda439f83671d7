import { Router } from 'express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { pictureWidths, stockPhotoPath } from '../../shared/kit/pictureWidths.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import { acceptsType } from '../http/files/acceptsType.ts';
import type { CountAttempts } from '../http/limits/limitAttempts.ts';
import { runUntilDisconnect } from '../http/limits/runUntilDisconnect.ts';
import { clientAddress } from '../http/security/clientAddress.ts';
import type { Pictures } from './createPictures.ts';
import { pictureTypes } from './encodePicture.ts';
import type { PictureFormat } from './encodePicture.ts';
import { PictureError } from './PictureError.ts';

export interface PicturesApiOptions {
  pictures: Pictures;
  /** SVG file sent in place of a broken picture. */
  placeholder: string;
  /** Limits the pictures that are created for a client; stored ones are free. */
  limit: CountAttempts;
}

const forever = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400, stale-while-revalidate=604800';
const aMinute = 'public, max-age=60';
const maxSrcCharacters = 2000;

/**
 * GET ?src=<address of the original>&w=<px>: the picture in the best format of the Accept header.
 * A broken original gives 404 and a host that is not allowed 403, both with a placeholder, which browsers show; a busy
 * server gives 503, and a client that has had too many new pictures 429.
 */
export function picturesApi(options: PicturesApiOptions): Router {
  const router = Router();
  router.get('/', async (request, response, next) => {
    const { src, w } = request.query;
    const width = Number(w);
    if (typeof src !== 'string' || src.length > maxSrcCharacters || !pictureWidths.includes(width)) {
      refuse(response, 400, `Use the parameters src and w, with one of these widths: ${pictureWidths.join(', ')}.`);
      return;
    }
    await sendPicture(options, { src, width }, response, next);
  });
  return router;
}

/** Width in px of a stock photo at its own address, which search engines and social media request. */
const sharedPhotoWidth = 1280;

/**
 * GET of a stock photo at the address that pages publish: scaled like any other picture.
 * The original stays private, because cameras write places into it.
 */
export function stockPhotos(options: PicturesApiOptions): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    const picture = { src: stockPhotoPath + request.path, width: sharedPhotoWidth };
    await sendPicture(options, picture, response, next);
  };
}

async function sendPicture(
  { pictures, placeholder, limit }: PicturesApiOptions,
  { src, width }: { src: string; width: number },
  response: Response,
  next: NextFunction,
): Promise<void> {
  const { req: request } = response;
  const format = formatFor(request);
  const key = clientAddress(request);
  const admit = (cost: number): Promise<void> => limit(request, response, cost);
  response.vary('Accept');
  try {
    const picture = await runUntilDisconnect(response, (signal) =>
      pictures.get({ src, width, format }, { key, signal, admit }),
    );
    if (!picture) return;
    const { bytes, etag } = picture;
    response.set({ 'Cache-Control': isVersioned(src) ? forever : aDay, ETag: etag });
    // mails show it on pages of mail services
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    response.type(pictureTypes[format]).send(bytes);
  } catch (error) {
    if (error instanceof ProblemError) {
      refuse(response, error.problem.status, error.problem.detail);
      return;
    }
    if (!(error instanceof PictureError)) throw error;
    if (error.fault === 'busy') {
      response.set('Retry-After', '5');
      refuse(response, 503, 'Too many pictures are being scaled. Try again shortly.');
    } else {
      const headers = { 'Cache-Control': aMinute };
      response
        .status(error.fault === 'notAllowed' ? 403 : 404)
        .sendFile(placeholder, { headers, cacheControl: false, etag: false }, (failure) => {
          if (failure && !response.headersSent) next(failure);
        });
    }
  }
}

function formatFor({ headers: { accept } }: Request): PictureFormat {
  if (acceptsType(accept, pictureTypes.avif)) return 'avif';
  return acceptsType(accept, pictureTypes.webp) ? 'webp' : 'jpeg';
}

/** True for an address that names a revision of the picture: its bytes never change. */
function isVersioned(src: string): boolean {
  return /[?&](?:rev|v|version)=[\w-]{4,}/.test(src);
}

function refuse(response: Response, status: number, text: string): void {
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(`${text}\n`);
}
