import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import type Joi from 'joi';
import { ProblemError } from '../../../shared/kit/problem.ts';
import { refuseCrossSite } from '../security/refuseCrossSite.ts';
import { validate } from './validate.ts';

export interface JsonBodyOptions {
  /** Rate limit, applied first. */
  limit: RequestHandler;
  /** Body limit: "16kb". */
  maxBytes: string;
  /** Identifies the caller before anything of the body is read. */
  authenticate?: RequestHandler;
  /** Accepts requests without a body, which have no content type either. */
  isOptional?: boolean;
}

/**
 * Handlers that read a JSON body of this site's own pages into `request.body`.
 * In this order: no-store, rate limit, 403 for pages of other sites, authentication, 415 for other types (a form of
 * another site cannot send JSON), 413 for a body that is too large, 400 for one that is no JSON.
 */
export function jsonBody({ limit, maxBytes, authenticate, isOptional = false }: JsonBodyOptions): RequestHandler[] {
  return [
    neverStored,
    limit,
    refuseCrossSite,
    ...(authenticate ? [authenticate] : []),
    isOptional ? onlyJsonOrNothing : onlyJson,
    express.json({ limit: maxBytes, reviver: dropPrototype }),
  ];
}

export interface JsonRouteOptions<Body> extends JsonBodyOptions {
  schema: Joi.ObjectSchema<Body> | ((response: Response) => Joi.ObjectSchema<Body>);
}

/** Handlers of a route with a JSON body: those of jsonBody(), then `handle` with the validated body. */
export function jsonRoute<Body>(
  { schema, ...options }: JsonRouteOptions<Body>,
  handle: (body: Body, request: Request, response: Response) => Promise<void> | void,
): RequestHandler[] {
  const validated: RequestHandler = async (request, response) => {
    const current = typeof schema === 'function' ? schema(response) : schema;
    await handle(validate(current, request.body ?? {}, 'body'), request, response);
  };
  return [...jsonBody(options), validated];
}

/** True when a request has a body. */
export function hasBody(request: Request): boolean {
  return request.get('transfer-encoding') !== undefined || Number(request.get('content-length') ?? 0) > 0;
}

const neverStored: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

const onlyJson: RequestHandler = (request, _response, next) => {
  if (!/^application\/json\s*(;|$)/i.test(request.get('content-type') ?? '')) {
    throw new ProblemError(415, 'Unsupported media type', 'Send JSON, with Content-Type application/json.');
  }
  next();
};

const onlyJsonOrNothing: RequestHandler = (request, response, next) => {
  if (hasBody(request)) onlyJson(request, response, next);
  else next();
};

/** Drops keys "__proto__": no field has this name. In code that copies the object it would become a prototype. */
function dropPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
