import type { SiteConfig } from '../shared/site/SiteTypes.ts';
import compression from 'compression';
import express from 'express';
import type { ErrorRequestHandler, Express, RequestHandler } from 'express';
import { platformPaths } from '../config/rewrites.ts';
import type { Logger } from '../shared/kit/Logger.ts';
import { scaledPicturePath, stockPhotoPath } from '../shared/kit/pictureWidths.ts';
import { edgeEndpoint } from './content/edgeEndpoint.ts';
import { createEditing } from './content/editing/createEditing.ts';
import { formPosts } from './forms/formPosts.ts';
import { picturesApi, stockPhotos } from './pictures/picturesApi.ts';
import { maxMultipartBytes } from './forms/readMultipart.ts';
import { health } from './http/health.ts';
import { limitAttempts } from './http/limits/limitAttempts.ts';
import { limitBytesUnderWay } from './http/limits/limitBytesUnderWay.ts';
import { logFailure } from './http/logging/logFailure.ts';
import { logRequests } from './http/logging/logRequests.ts';
import { OverloadedError } from './http/overload/OverloadedError.ts';
import { platformProxy } from './content/platformProxy.ts';
import { robots } from './http/files/robots.ts';
import { setSecurityHeaders } from './http/security/securityHeaders.ts';
import { securityTxt } from './http/security/securityTxt.ts';
import { lookOfSite, siteSheets } from './render/AssetManifest.ts';
import type { StyleSheet } from '../shared/site/styleLinks.ts';
import { createSiteIcons } from './site/icons/createSiteIcons.ts';
import { siteIcons } from './http/files/siteIcons.ts';
import { sitemaps } from './http/files/sitemaps.ts';
import { storyFeed } from './content/storyFeed.ts';
import { mediaFiles, staticFiles } from './http/files/staticFiles.ts';
import { devOutbox } from './messages/devOutbox.ts';
import { redirectRequests } from './redirects/redirectRequests.ts';
import { componentsPage } from './render/componentsPage.ts';
import type { Refusal } from './render/failures/createRefusal.ts';
import { createApi } from './createApi.ts';
import { createPages } from './createPages.ts';
import type { Pages } from './createPages.ts';
import { sectionNames } from './render/sectionNames.ts';
import { textsRoute } from './render/textsRoute.ts';
import { renderPage } from './render/renderPage.ts';
import type { StaticErrorPage } from './render/failures/staticErrorPage.ts';
import type { Services } from './Services.ts';
import { whereForms } from './site/whereSite.ts';
import { databaseFailureIn } from './storage/DatabaseUnavailableError.ts';
import { resolveSite, siteOf, siteOfAnswer } from './site/siteOfRequest.ts';

/** Maximum bytes of photo uploads in progress, in the memory of this process. */
const maxPhotoBytesInFlight = 200 * 1024 * 1024;

/**
 * Assembles the middleware in order; each line has its reason.
 * Cached pages are served before it (createRequestHandler).
 */
export function createApp(services: Services, pages: Pages = createPages(services)): Express {
  const { logger, gateways, manifest, sharedCounts: shared } = services;
  const { contentFor, sendUncached, staticErrorPage, refuse } = pages;
  const cssOf = ({ name }: SiteConfig): StyleSheet[] => siteSheets(manifest, name);
  const editing =
    services.editing &&
    createEditing(services.editing, {
      render: sendUncached,
      cssOf: (site) => [...cssOf(site), ...manifest.editingCss],
      components: sectionNames,
      logger,
    });
  const limitForms = limitAttempts(services.formsPerMinute, 'forms', { shared, isExact: true });
  const limitPhotoBytes = limitBytesUnderWay({
    maxBytes: maxPhotoBytesInFlight,
    maxBytesPerRequest: maxMultipartBytes,
  });
  const pictureOptions = {
    pictures: services.pictures,
    placeholder: services.missingPicture,
    limit: services.apiLimits.newPictures,
  };
  const app = express();
  app.disable('x-powered-by'); // only useful to attackers
  app.disable('etag'); // pages and files set their own; hashing every response again is waste
  app.set('trust proxy', services.trustProxy); // decides whether x-forwarded-* is trusted
  app.set('query parser', 'simple'); // no nested objects from a query string

  app.use(logRequests(logger)); // first, so that every response has its id and its log line
  app.use(setSecurityHeaders(services.securityHeaders)); // before any response
  app.use(health(services)); // before any site, for probes
  app.use(scaledPicturePath, picturesApi(pictureOptions)); // below /media, which takes all of its paths
  app.use(stockPhotoPath, stockPhotos(pictureOptions)); // published by pages and sitemaps
  app.use(staticFiles(services.assetFolders, services.mediaFolders)); // compressed in advance
  app.use(compression()); // for dynamic responses
  app.use(resolveSite(services.sites)); // from here on every request belongs to a site
  app.use(textsRoute(gateways.content, services.findTexts)); // loaded with the code of a page
  if (services.development) app.use(devOutbox(services, cssOf)); // shows user input
  if (services.development) app.use(componentsPage(cssOf)); // component examples
  app.use(redirectRequests(services)); // an old address is no page, file or API
  app.use(platformProxy({ ...services, paths: platformPaths, ownMedia: mediaFiles(services.mediaFolders) })); // not served by this app
  app.use(edgeEndpoint(services.edgeEndpoint, logger)); // external clients of the embedded platform
  app.use(siteIcons(createSiteIcons(services.mediaFolders, (site) => lookOfSite(manifest.looks, site)?.pictures))); // requested at the root of the host
  app.use(securityTxt(services.gateways.clock)); // contact for vulnerabilities
  const servesPlatform = services.platform !== null || services.edgeEndpoint !== null;
  app.use(robots(services.contentBackend, logger, servesPlatform)); // as edited
  app.use(storyFeed(services.contentBackend, logger)); // linked from pages with stories
  app.use(
    sitemaps({
      content: services.contentBackend,
      stock: services.stock,
      catalogue: services.gateways.catalogue,
      logger,
    }),
  ); // dynamic, streamed

  app.use('/api', createApi(services, { contentFor, editing, limitForms, limitPhotoBytes }));

  app.post(
    /./,
    whereForms(
      formPosts({
        render: sendUncached,
        photos: gateways.photos,
        limit: limitForms,
        limitBytes: limitPhotoBytes,
        clock: gateways.clock,
        logger,
      }),
    ),
  ); // form posts without JavaScript
  if (editing) {
    app.use('/editing', editing.signIn);
    app.use(editing.views); // decides whether the page below is an editor's
  }
  app.use(renderPage(pages)); // every other GET is a page, found or not
  app.use(methodNotAllowed);
  app.use(lastResort(logger, staticErrorPage, refuse));
  return app;
}

const methodNotAllowed: RequestHandler = (_request, response) => {
  response.status(405).set('Allow', 'GET, HEAD').type('text/plain').send('Use GET for pages.\n');
};

function lastResort(logger: Logger, errorPage: StaticErrorPage, refuse: Refusal): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (error instanceof OverloadedError && !response.headersSent) {
      response.locals['isRefused'] = true;
      const { retryAfterSeconds } = error;
      refuse(request, response, { site: siteOf(response), url: request.originalUrl, retryAfterSeconds });
      return;
    }
    const failure = databaseFailureIn(error);
    if (failure) response.set('Retry-After', String(failure.retryAfterSeconds));
    const { status } = (error ?? {}) as { status?: unknown };
    const clientsFault = typeof status === 'number' && status >= 400 && status < 500;
    if (!clientsFault) logFailure(logger, response, 'request.failed', { error });
    if (response.headersSent) {
      next(error);
      return;
    }
    const sent = clientsFault ? status : failure ? 503 : 500;
    const site = siteOfAnswer(response);
    response
      .status(sent)
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(errorPage({ site, status: sent, url: request.originalUrl }));
  };
}
