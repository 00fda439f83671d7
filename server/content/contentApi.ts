import { Router } from 'express';
import Joi from 'joi';
import { ContentUnavailableError } from '../../shared/content/ContentGateway.ts';
import type { ContentGateway, ContentQuery, StoriesQuery } from '../../shared/content/ContentGateway.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import { validate } from '../http/api/validate.ts';
import type { ContentForOrigin } from '../site/runningSites.ts';
import { originOfRequest, siteOf } from '../site/siteOfRequest.ts';

interface RequestQuery {
  language: string;
}

const cacheControl = 'private, max-age=30';
const id = /^\{?[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}\}?$/i;
/** An id in any of its forms, or a path in the content tree. */
const place = Joi.alternatives(Joi.string().pattern(id), Joi.string().pattern(/^\//).max(500)).messages({
  'alternatives.match': '{#label} must be an id of 32 hex digits or a path that begins with /',
});
/** "A,B": comma-separated ids. */
const tagList = Joi.string()
  .max(1000)
  .custom((text: string) => {
    const tags = text.split(',').filter(Boolean);
    if (tags.length > 20 || !tags.every((tag) => id.test(tag))) throw new Error('no list of tags');
    return tags;
  })
  .messages({ 'any.custom': '{#label} must be at most 20 ids of 32 hex digits with commas between' });

/**
 * /api/content: the content platform for the browser's gateway, restricted to the site of the request.
 *
 * @param contentFor content for visitors of an origin
 */
export function contentApi(content: ContentGateway, contentFor: ContentForOrigin = (unchanged) => unchanged): Router {
  const router = Router();

  /** GET handler of one call: validates the query; `keys` are its parameters in addition to the language. */
  const answer = <Q extends RequestQuery>(
    name: string,
    keys: Record<Exclude<keyof Q, 'language'>, Joi.Schema>,
    ask: (content: ContentGateway, query: ContentQuery & Q) => Promise<unknown>,
  ): void => {
    router.get(`/${name}`, async (request, response) => {
      const site = siteOf(response);
      const language = Joi.string()
        .valid(...site.languages)
        .required();
      const schema: Joi.ObjectSchema<Q> = Joi.object({ language, ...keys });
      const query = validate(schema, request.query, 'query');
      const found = await available(
        ask(contentFor(content, originOfRequest(site, request)), { ...query, site: site.name }),
      );
      response.set('Cache-Control', cacheControl);
      response.json(found);
    });
  };

  answer<RequestQuery & { path: string }>(
    'layout',
    { path: Joi.string().pattern(/^\//, 'path that begins with /').max(1024).required() },
    (own, query) => own.layout(query),
  );
  answer('navigation', {}, (own, query) => own.navigation(query));
  answer('dictionary', {}, (own, query) => own.dictionary(query));
  answer<RequestQuery & Omit<StoriesQuery, 'site'>>(
    'stories',
    {
      index: place.required(),
      limit: Joi.number().integer().min(1).max(24).required(),
      cursor: Joi.string().allow('').max(500).default(''),
      tags: tagList.default([]),
    },
    (own, query) => own.stories(query),
  );
  answer('story-tags', {}, (own, query) => own.storyTags(query));
  answer<RequestQuery & { item: string }>('story-neighbours', { item: place.required() }, (own, query) =>
    own.storyNeighbours(query),
  );
  answer<RequestQuery & { datasource: string }>('publish-info', { datasource: place.required() }, (own, query) =>
    own.publishInfo(query),
  );

  return router;
}

async function available<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    throw new ProblemError(
      503,
      'Content unavailable',
      'The content platform does not respond at the moment. Try again in a minute.',
    );
  }
}
