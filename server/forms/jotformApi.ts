import express, { Router } from 'express';
import Joi from 'joi';
import { JotformUnavailableError } from '../../shared/forms/JotformGateway.ts';
import type { JotformGateway } from '../../shared/forms/JotformGateway.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import { validate } from '../http/validate.ts';

const schema = Joi.object<{ formId: string }>({
  formId: Joi.string()
    .pattern(/^[\w-]{1,64}$/, 'form id')
    .required(),
});

/** POST /api/jotform {formId}: the newest submission of a form, for the section that shows its answers. */
export function jotformApi(jotform: JotformGateway): Router {
  const router = Router();
  router.post('/', express.json({ limit: '4kb' }), async (request, response) => {
    const { formId } = validate(schema, request.body ?? {}, 'body');
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
  router.all('/', (request, response) => {
    response.set('Allow', 'POST');
    throw new ProblemError(405, 'Method not allowed', `A form is asked for with POST, not ${request.method}.`);
  });
  return router;
}
