import express from 'express';
import type { Router } from 'express';
import Joi from 'joi';
import type { Logger } from '../../shared/kit/Logger.ts';
import { ApiRoutes } from '../http/api/ApiRoutes.ts';
import { validate } from '../http/api/validate.ts';
import { requireSecret } from '../http/security/requireSecret.ts';

export interface PublishingSettings {
  secret: string;
  /** Renews the content of a site, of every site when left out. Never rejects. */
  renew(site?: string): Promise<void>;
}

interface PublishedOptions {
  /** null disables the endpoint. */
  settings: PublishingSettings | null;
  siteNames: readonly string[];
  logger: Logger;
}

interface PublishedBody {
  site?: string;
  sites?: string[];
  paths?: string[];
  items?: string[];
  updates?: object[];
}

/**
 * POST /api/content/published, for the publish webhook of the content platform and `npm run purge`.
 * Pages of the named sites (all without a name) are rendered again at the next request. Responds 202 before everything
 * is fetched. Paths, items and the platform's updates are logged by number only: content of one page shows on others,
 * too.
 */
export function publishedApi({ settings, siteNames, logger }: PublishedOptions): Router {
  const routes = new ApiRoutes();
  if (!settings) return routes.router; // disabled: 404
  const { secret, renew } = settings;
  const name = Joi.string().valid(...siteNames);
  const texts = Joi.array().items(Joi.string().max(1000)).max(10_000);
  const bodySchema = Joi.object<PublishedBody, true>({
    site: name,
    sites: Joi.array().items(name).max(100),
    paths: texts,
    items: texts,
    updates: Joi.array().items(Joi.object()).max(10_000),
  }).options({ stripUnknown: true });

  const authorised = requireSecret({
    setting: 'CONTENT_PUBLISHED_SECRET',
    secret,
    name: 'secret',
    read: (request) => request.get('x-webhook-secret') ?? '',
    cure: 'Send CONTENT_PUBLISHED_SECRET in the header x-webhook-secret.',
    logger,
  });

  routes.post('/', authorised, express.json({ limit: '1mb' }), (request, response) => {
    const { site, sites = [], paths, items, updates } = validate(bodySchema, request.body ?? {}, 'body');
    const changedSites = [...new Set(site === undefined ? sites : [site, ...sites])];
    logger.info('content.published', {
      sites: changedSites.length > 0 ? changedSites : 'all',
      paths: paths?.length ?? 0,
      items: (items ?? updates)?.length ?? 0,
    });
    if (changedSites.length === 0) void renew();
    for (const one of changedSites) void renew(one);
    response.status(202).json({ renewed: changedSites.length > 0 ? changedSites : siteNames });
  });
  routes.refuseOtherMethods();
  return routes.router;
}
