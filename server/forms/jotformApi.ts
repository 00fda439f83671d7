import express from 'express';
import type { Router, RequestHandler } from 'express';
import Joi from 'joi';
import { ContentUnavailableError } from '../../shared/content/ContentGateway.ts';
import { JotformUnavailableError } from '../../shared/forms/JotformGateway.ts';
import type { JotformGateway } from '../../shared/forms/JotformGateway.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { ApiRoutes } from '../http/api/ApiRoutes.ts';
import { validate } from '../http/api/validate.ts';
import { siteOf } from '../site/siteOfRequest.ts';

const schema = Joi.object<{ formId: string }, true>({
  formId: Joi.string()
    .pattern(/^[\w-]{1,64}$/, 'form id')
    .required(),
});

interface JotformApiOptions {
  jotform: JotformGateway;
  /** The forms that pages of a site show; the provider is not queried for others. */
  forms: { has(site: SiteConfig, formId: string): Promise<boolean> };
  limit: RequestHandler;
}

/** POST /api/jotform {formId}: the newest submission of a form, for the section that shows its answers. */
export function jotformApi({ jotform, forms, limit }: JotformApiOptions): Router {
  const routes = new ApiRoutes();
  routes.post('/', limit, express.json({ limit: '4kb' }), async (request, response) => {
    const { formId } = validate(schema, request.body ?? {}, 'body');
    if (!(await isShown(forms, siteOf(response), formId))) {
      throw new ProblemError(404, 'Unknown form', 'No page of this site shows a form with this formId.');
    }
    try {
      const submissions = await jotform.submissions(formId);
      if (!submissions) throw new ProblemError(404, 'Unknown form', 'The forms provider has no form with this formId.');
      response.set('Cache-Control', 'no-store');
      response.json(submissions);
    } catch (error) {
      if (!(error instanceof JotformUnavailableError)) throw error;
      throw new ProblemError(502, 'Forms unavailable', `${error.message} Try again in a minute.`);
    }
  });
  routes.refuseOtherMethods();
  return routes.router;
}

async function isShown(forms: JotformApiOptions['forms'], site: SiteConfig, formId: string): Promise<boolean> {
  try {
    return await forms.has(site, formId);
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    throw new ProblemError(
      502,
      'Content unavailable',
      'The pages of this site cannot be loaded. Try again in a minute.',
    );
  }
}
