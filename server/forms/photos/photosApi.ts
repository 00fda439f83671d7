import express from 'express';
import type { Router, ErrorRequestHandler, RequestHandler } from 'express';
import { photoLimits, PhotoRefusedError, photoTypes } from '../../../shared/forms/PhotoGateway.ts';
import type { PhotoFault, PhotoGateway } from '../../../shared/forms/PhotoGateway.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { ProblemError } from '../../../shared/kit/problem.ts';
import { ApiRoutes } from '../../http/api/ApiRoutes.ts';
import { logFailure } from '../../http/logging/logFailure.ts';
import { refuseCrossSite } from '../../http/security/refuseCrossSite.ts';
import { siteOf } from '../../site/siteOfRequest.ts';
import type { PhotoFiles } from './createPhotoFiles.ts';
import { PhotosFullError } from './leadPhotos.ts';
import { readPhotoSender } from './readPhotoSender.ts';

export interface PhotosApiOptions {
  photos: PhotoGateway;
  /** Photos opened by links. */
  files: PhotoFiles;
  /** Rate limit of the attempts, applied before any of a body is read. */
  limit: RequestHandler;
  /** Limits the memory of bodies that are read concurrently. */
  limitBytes: RequestHandler;
  clock: Clock;
  logger: Logger;
}

/** Photos that wait for a form are deleted within a day. */
const fullRetrySeconds = 3600;

const megabytes = String(photoLimits.bytes / 1024 / 1024);
const problems: Record<PhotoFault, [number, string, string]> = {
  tooLarge: [413, 'Too large', `The photo has more than ${megabytes} MB, or too many pixels. Send a smaller one.`],
  noPicture: [400, 'No picture', 'The photo cannot be read as a whole picture. Send a JPEG, PNG, WebP or AVIF.'],
  tooMany: [429, 'Too many photos', 'Too many photos were sent. Wait a while and send this one again.'],
};

/**
 * POST /api/forms/photos stores one photo for a later lead and responds with 201 and its id.
 * The body is the file itself. GET /api/forms/photos/<link> returns a photo to the recipient of its lead.
 */
export function photosApi({ photos, files, limit, limitBytes, clock, logger }: PhotosApiOptions): Router {
  const routes = new ApiRoutes();
  routes.post('/', limit, refuseCrossSite, onlyPictures, limitBytes, readPhoto, async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const body: unknown = request.body;
    if (!Buffer.isBuffer(body)) throw toProblem('noPicture');
    try {
      response.status(201).json(await photos.add(new Blob([new Uint8Array(body)]), readPhotoSender(request, response)));
    } catch (error) {
      if (error instanceof PhotoRefusedError) throw toProblem(error.fault);
      if (error instanceof PhotosFullError) {
        response.set('Retry-After', String(fullRetrySeconds));
        throw new ProblemError(
          503,
          'No more photos',
          'Very many photos wait for their forms on this site. Send the form without this one.',
        );
      }
      const site = siteOf(response).name;
      logFailure(logger, response, 'photos.notTaken', {
        site,
        reason: error instanceof Error ? error.name : 'unknown',
      });
      response.set('Retry-After', '5');
      throw new ProblemError(503, 'Photo not stored', 'The photo could not be stored. Send it again in a moment.');
    }
  });
  routes.refuseOtherMethods();
  routes.router.get('/:link', async (request, response) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    const jpeg = await files.open(request.params.link, clock.now());
    if (!jpeg) throw new ProblemError(404, 'No such photo', 'The link is invalid or has expired.');
    response.set({
      'Content-Type': 'image/jpeg',
      'Content-Disposition': 'attachment; filename="photo.jpg"',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    response.send(jpeg);
  });
  routes.router.use(tellTooLarge);
  return routes.router;
}

const onlyPictures: RequestHandler = (request, _response, next) => {
  const type = (request.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (!photoTypes.some((one) => one === type)) {
    throw new ProblemError(415, 'Unsupported media type', `Send the photo itself as ${photoTypes.join(', ')}.`);
  }
  next();
};

const readPhoto = express.raw({ type: [...photoTypes], limit: photoLimits.bytes, inflate: false });

const tellTooLarge: ErrorRequestHandler = (error: unknown, _request, _response, next) => {
  const tooLarge = error instanceof Error && 'type' in error && error.type === 'entity.too.large';
  next(tooLarge ? toProblem('tooLarge') : error);
};

function toProblem(fault: PhotoFault): ProblemError {
  return new ProblemError(...problems[fault]);
}
