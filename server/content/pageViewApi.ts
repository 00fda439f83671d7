import express from 'express';
import type { Router, Request, RequestHandler } from 'express';
import Joi from 'joi';
import type { PageView, PageViewSink } from '../../shared/content/PageView.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import { readConsentCookie } from '../../shared/site/consentCookie.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { ApiRoutes } from '../http/api/ApiRoutes.ts';
import { validate } from '../http/api/validate.ts';
import { siteOf } from '../site/siteOfRequest.ts';

/**
 * POST /api/page-view: counts a page seen by a visitor of this site.
 * Responds 204 at once, whether the event service is available or not. A view without consent to statistics is dropped:
 * on a site with the built-in banner the consent cookie decides, elsewhere the page. Global Privacy Control (Sec-GPC) is a
 * refusal, unless the cookie has a consent despite it.
 * @param limit rate limit per address
 */
export function pageViewApi(sink: PageViewSink, limit: RequestHandler): Router {
  const routes = new ApiRoutes();
  routes.post('/', limit, express.json({ limit: '4kb' }), (request, response) => {
    if (!isOwnPage(request)) {
      throw new ProblemError(403, 'Foreign page', 'Page views are accepted from pages of this site only.');
    }
    const schema = Joi.object<PageView>({
      channel: Joi.valid('WEB').required(),
      currency: Joi.valid('USD').required(),
      page: Joi.string().max(200).required(),
      pageVariantId: Joi.string()
        .pattern(/^[\w-]+$/, 'page variant')
        .max(200)
        .required(),
      language: Joi.string()
        .valid(...siteOf(response).languages)
        .required(),
    });
    const view = validate(schema, request.body ?? {}, 'body');
    if (mayCount(siteOf(response), request)) sink.count(view);
    response.set('Cache-Control', 'no-store').status(204).end();
  });
  routes.refuseOtherMethods();
  return routes.router;
}

function mayCount({ consent }: SiteConfig, request: Request): boolean {
  const hasSignal = request.get('sec-gpc') === '1';
  if (consent !== 'builtin') return consent === 'external' && !hasSignal;
  return readConsentCookie(request.get('cookie') ?? '', hasSignal)?.statistics ?? false;
}

/** Browsers send Sec-Fetch-Site; requests without it come from other clients and are allowed. */
function isOwnPage(request: Request): boolean {
  const from = request.get('sec-fetch-site');
  return from === undefined || from === 'same-origin';
}
