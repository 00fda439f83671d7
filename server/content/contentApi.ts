import { Router } from 'express';
import Joi from 'joi';
import { ContentUnavailableError } from '../../shared/content/ContentGateway.ts';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import { validate } from '../http/validate.ts';
import { siteOf } from '../site/siteOfRequest.ts';

interface PageQuery {
  language: string;
  path: string;
}

/** /api/content: the content platform as the browser's gateway reads it, for the site of the request. */
export function contentApi(content: ContentGateway): Router {
  const router = Router();

  router.get('/layout', async (request, response) => {
    const site = siteOf(response);
    const schema = Joi.object<PageQuery>({
      language: Joi.string().valid(...site.languages).required(),
      path: Joi.string().pattern(/^\//, 'path that begins with /').max(1024).required(),
    });
    const { language, path } = validate(schema, request.query, 'query');
    response.set('Cache-Control', 'private, max-age=30');
    response.json(await available(content.layout({ site: site.name, language, path })));
  });

  for (const name of ['navigation', 'dictionary'] as const) {
    router.get(`/${name}`, async (request, response) => {
      const site = siteOf(response);
      const schema = Joi.object<{ language: string }>({ language: Joi.string().valid(...site.languages).required() });
      const { language } = validate(schema, request.query, 'query');
      response.set('Cache-Control', 'private, max-age=30');
      response.json(await available<unknown>(content[name]({ site: site.name, language })));
    });
  }

  return router;
}

async function available<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    throw new ProblemError(503, 'Content unavailable', 'The content platform does not answer at the moment. Try again in a minute.');
  }
}
