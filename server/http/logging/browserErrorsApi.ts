import express from 'express';
import type { Router, RequestHandler } from 'express';
import Joi from 'joi';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { withoutPersonalData } from '../../../shared/kit/withoutPersonalData.ts';
import { maxReportedPlaces } from '../../../shared/site/BrowserError.ts';
import type { BrowserError } from '../../../shared/site/BrowserError.ts';
import { siteOf } from '../../site/siteOfRequest.ts';
import { ApiRoutes } from '../api/ApiRoutes.ts';
import { createBrowserErrorLog } from './createBrowserErrorLog.ts';
import { loggedPath } from './loggedPath.ts';
import { refuseCrossSite } from '../security/refuseCrossSite.ts';
import { validate } from '../api/validate.ts';

const schema = Joi.object<BrowserError>({
  kind: Joi.valid('error', 'rejection').required(),
  name: Joi.string().pattern(/^\w+$/, 'name of an error').max(60).required(),
  message: Joi.string().allow('').max(300).required(),
  at: Joi.array()
    .items(
      Joi.string()
        .pattern(/^\/assets\/[\w.-]+\.js:\d{1,6}:\d{1,7}$/, 'place in a script')
        .max(200),
    )
    .max(maxReportedPlaces)
    .required(),
  page: Joi.string().pattern(/^\//, 'path').max(300).required(),
});

/** Path segments that may identify a car, a booking or a person. */
const idSegment = /[^/]*[\d%@][^/]*/g;

/**
 * POST /api/browser-errors: logs an error of a visitor's browser (see createBrowserErrorLog).
 * Accepts reports of this site's pages only; personal data is removed here as well.
 * @param limit rate limit per address
 */
export function browserErrorsApi({ logger, limit }: { logger: Logger; limit: RequestHandler }): Router {
  const log = createBrowserErrorLog({ logger });
  const routes = new ApiRoutes();
  routes.post('/', limit, refuseCrossSite, express.json({ limit: '4kb' }), (request, response) => {
    const error = validate(schema, request.body ?? {}, 'body');
    const message = withoutPersonalData(error.message);
    const page = loggedPath(error.page.replace(/[?#].*$/, '').replace(idSegment, '-'));
    log({ ...error, message, page }, { site: siteOf(response).name, browser: parseBrowser(request.get('user-agent')) });
    response.set('Cache-Control', 'no-store').status(204).end();
  });
  routes.refuseOtherMethods();
  return routes.router;
}

/** Family and major version; the whole header would identify visitors. */
function parseBrowser(userAgent = ''): string {
  const safari = /Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/.exec(userAgent)?.[1];
  const [, family = '', version] = /(Edg|OPR|SamsungBrowser|Firefox|FxiOS|CriOS|Chrome)\/(\d+)/.exec(
    userAgent.replace(/Chrome\/\d+[\d. ]*(?=.*(?:Edg|OPR|SamsungBrowser)\/)/, ''),
  ) ?? ['', 'Safari', safari];
  return version === undefined ? 'unknown' : `${family} ${version}`;
}
