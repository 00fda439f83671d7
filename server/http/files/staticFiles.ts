import { Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { RequestHandler, Response } from 'express';
import express from 'express';
import { pictureWidths } from '../../../shared/kit/pictureWidths.ts';
import { acceptsType } from './acceptsType.ts';
import { removeDocumentHeaders } from '../security/securityHeaders.ts';

const forever = 'public, max-age=31536000, immutable';
/** Only in development, where files keep their name when they change. */
const revalidated = 'no-cache';
/** "main-5PXKTQ2J.js", unlike "main.js" in development. */
const isNamedAfterContent = (file: string): boolean => /-\w+\.[\w.]+$/.test(file);
const aDay = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * Serves the files of the build and of the sites' looks, and the media of the embedded content.
 * The former are named after their content, so cached forever, and compressed in advance. A missing file is a plain
 * 404, never a page.
 */
export function staticFiles(assetFolders: readonly string[], mediaFolders: readonly string[]): Router {
  const router = Router();
  router.use('/assets', ...assetFolders.map(assetFiles), notHere);
  router.use('/media', mediaFiles(mediaFolders));
  return router;
}

function assetFiles(folder: string): RequestHandler {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      cacheControl: false,
      lastModified: false, // the ETag is sufficient
      setHeaders: (response, file) => {
        response.setHeader('Cache-Control', isNamedAfterContent(file) ? forever : revalidated);
        removeDocumentHeaders(response); // every byte counts on a slow connection: a page has ten such files
      },
    },
  });
}

/**
 * Serves the media of the embedded content, from the first folder that has the file.
 * The URL of a WebP picture returns the AVIF file next to it to browsers that accept AVIF, and where a library has no
 * WebP file of that width, the next wider one. Pages of other sites may show them, as mail in a browser is one.
 */
export function mediaFiles(mediaFolders: readonly string[]): Router {
  const router = Router();
  const setHeaders = (response: Response): void => {
    response.setHeader('Cache-Control', aDay);
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  };
  for (const folder of mediaFolders) {
    const files = express.static(folder, { index: false, redirect: false, setHeaders });
    router.use(avifFirst(files), files, widerWebp(files));
  }
  router.use(notHere);
  return router;
}

function avifFirst(files: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (!request.path.endsWith('.webp')) {
      next();
      return;
    }
    response.vary('Accept');
    if (!acceptsType(request.headers.accept, 'image/avif')) {
      next();
      return;
    }
    const { url } = request;
    request.url = url.replace(/\.webp(?=\?|$)/, '.avif');
    void files(request, response, (error?: unknown) => {
      request.url = url;
      next(error);
    });
  };
}

/** Few browsers lack AVIF, so a library may contain WebP files in one or two widths only. */
function widerWebp(files: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const { url } = request;
    const [, stem, width, rest = ''] = /^([^?]+)-(\d+)\.webp(\?.*)?$/.exec(url) ?? [];
    const wider = pictureWidths.filter((known) => pictureWidths.includes(Number(width)) && known > Number(width));
    const tryNext = (error?: unknown): void => {
      const candidate = error === undefined ? wider.shift() : undefined;
      request.url = candidate === undefined ? url : `${stem ?? ''}-${String(candidate)}.webp${rest}`;
      if (candidate === undefined) next(error);
      else void files(request, response, tryNext);
    };
    tryNext();
  };
}

const notHere: RequestHandler = (_request, response) => {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found\n');
};
