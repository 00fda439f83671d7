import type { RequestHandler, Router } from 'express';
import { LeadRefusedError } from '../../shared/forms/LeadGateway.ts';
import type { LeadGateway } from '../../shared/forms/LeadGateway.ts';
import { leadForm } from '../../shared/forms/LeadTypes.ts';
import type { LeadReceipt } from '../../shared/forms/LeadTypes.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import { ApiRoutes } from '../http/api/ApiRoutes.ts';
import { jsonBody } from '../http/api/jsonRoute.ts';
import { logFailure } from '../http/logging/logFailure.ts';
import { validate } from '../http/api/validate.ts';
import { siteOf } from '../site/siteOfRequest.ts';
import { formNameWords } from './validation/checkLead.ts';
import { leadSchemas } from './validation/leadSchema.ts';

/**
 * POST /api/forms/comhub: stores a lead of the requesting site and responds with 202 and its receipt.
 * A repeated submission gets the same receipt.
 * @param limit rate limit, applied before anything else
 */
export function comhubApi(
  leads: LeadGateway,
  { limit, clock, logger }: { limit: RequestHandler; clock: Clock; logger: Logger },
): Router {
  const routes = new ApiRoutes();
  routes.post('/', ...jsonBody({ limit, maxBytes: '64kb' }), async (request, response) => {
    const body: unknown = request.body ?? {};
    const site = siteOf(response).name;
    const form = leadForm(readFormName(body));
    // without a form name, the other missing fields are reported as well
    const { homepage = '', ...submission } = validate(leadSchemas[form?.kind ?? 'carContact'], body, 'body');
    if (form?.siteName !== site) throw foreignForm(site);
    if (homepage !== '') {
      logger.warn('leads.trapped', { site });
      const { formSubmissionId } = submission;
      const receipt: LeadReceipt = { formSubmissionId, receivedAt: clock.now().toISOString() };
      response.status(202).json(receipt);
      return;
    }
    try {
      response.status(202).json(await leads.submit(submission));
    } catch (error) {
      if (error instanceof LeadRefusedError) {
        throw new ProblemError(400, 'Invalid lead', error.message, error.fields);
      }
      // The error may contain the data to be written: only its kind may be logged.
      logFailure(logger, response, 'leads.notTaken', { site, reason: errorKind(error) });
      response.set('Retry-After', '5');
      throw new ProblemError(
        503,
        'Lead not stored',
        'The enquiry could not be stored. Nothing was sent; send it again in a moment.',
      );
    }
  });
  routes.refuseOtherMethods();
  return routes.router;
}

function readFormName(body: unknown): string {
  const isObject = typeof body === 'object' && body !== null && 'formName' in body;
  return isObject && typeof body.formName === 'string' ? body.formName : '';
}

function foreignForm(site: string): ProblemError {
  const message = `formName is not a form of ${site}; ${formNameWords}`;
  return new ProblemError(400, 'Unknown form', `The lead was not accepted: ${message}.`, [
    { field: 'formName', message },
  ]);
}

function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name;
}
