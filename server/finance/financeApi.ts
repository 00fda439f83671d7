import express from 'express';
import type { RequestHandler, Response, Router } from 'express';
import { dealerKeysOf } from '../../shared/finance/quoteRequest.ts';
import { FinanceUnavailableError } from '../../shared/finance/FinanceGateway.ts';
import type { FinanceGateway } from '../../shared/finance/FinanceGateway.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { ApiRoutes } from '../http/api/ApiRoutes.ts';
import { validate } from '../http/api/validate.ts';
import { siteOf } from '../site/siteOfRequest.ts';
import { financeSchemas, legalQuerySchema } from './financeSchemas.ts';

/**
 * /api/codeweaver: quotes for the cars of sites with a finance provider and pages in English.
 * It responds 404 on any other site.
 * @param limit rate limit, applied before anything else
 */
export function financeApi(finance: FinanceGateway, limit: RequestHandler): Router {
  const routes = new ApiRoutes();
  const schemasForSite = schemasBySite();
  routes.router.use(limit);
  routes.post('/default', readJson, async (request, response) => {
    const { defaults } = schemasForSite(siteOf(response));
    await answer(response, finance.defaults(validate(defaults, request.body ?? {}, 'body')));
  });
  routes.post('/cfd', readJson, async (request, response) => {
    const { calculate } = schemasForSite(siteOf(response));
    await answer(response, finance.calculate(validate(calculate, request.body ?? {}, 'body')));
  });
  routes.get('/legal', async (request, response) => {
    schemasForSite(siteOf(response));
    const { quoteRef } = validate(legalQuerySchema, request.query, 'query');
    await answer(response, finance.legal(quoteRef));
  });
  routes.refuseOtherMethods();
  return routes.router;
}

const readJson = express.json({ limit: '16kb' });

/** The schemas of a site, created once. Throws a 404 problem for a site without quotes. */
function schemasBySite(): (site: SiteConfig) => ReturnType<typeof financeSchemas> {
  const schemasBySiteConfig = new WeakMap<SiteConfig, ReturnType<typeof financeSchemas>>();
  return (site) => {
    if (!site.finance || !site.languages.includes('en')) {
      throw new ProblemError(404, 'No finance quotes', 'This site has no finance provider in its configuration.');
    }
    const schemas = schemasBySiteConfig.get(site) ?? financeSchemas(dealerKeysOf(site.finance));
    schemasBySiteConfig.set(site, schemas);
    return schemas;
  };
}

/** Sends a quote without caching: it is valid at its time and for one visitor's choices. */
async function answer(response: Response, pending: Promise<unknown>): Promise<void> {
  try {
    const found = await pending;
    response.set('Cache-Control', 'no-store');
    response.json(found);
  } catch (error) {
    if (!(error instanceof FinanceUnavailableError)) throw error;
    throw new ProblemError(502, 'Finance unavailable', `${error.message} Try again in a minute.`);
  }
}
