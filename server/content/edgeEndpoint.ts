import { createHash } from 'node:crypto';
import express, { Router } from 'express';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';
import Joi from 'joi';
import type { Logger } from '../../shared/kit/Logger.ts';
import { monotonicMs } from '../../shared/kit/monotonicMs.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import { validate } from '../http/api/validate.ts';
import { createSecretCheck } from '../http/limits/createSecretCheck.ts';
import type { EdgePlatform } from './createEmbeddedContent.ts';
import type { ProductParts } from './embedded/TreeView.ts';
import { executeOptions } from './embedded/graphql/executeOptions.ts';
import { checkLimits } from './endpoint/checkLimits.ts';
import type { GraphqlRequest } from './endpoint/checkLimits.ts';
import { createRequestWindow } from './endpoint/requestWindow.ts';
import { sameSecret } from '../http/security/sameSecret.ts';

interface EndpointKeys {
  /** Grants access to published content. */
  key: string;
  /** Grants access to drafts and the editors' metadata as well; "" disables it. */
  previewKey: string;
}

type EndpointAccess = 'none' | 'published' | 'drafts';

const headers = ['sc_apikey', 'x-gql-token', 'x-sitecore-contextid'];
const parameters = ['sc_apikey', 'sitecoreContextId'];

/** Keys of a request, in all the places where clients of the platform put them. */
function givenKeys(request: Request): string[] {
  const given = [...headers.map((name) => request.get(name)), ...parameters.map((name) => request.query[name])];
  return given.filter((value): value is string => typeof value === 'string');
}

/** Access of a request by its key. */
function endpointAccess(request: Request, { key, previewKey }: EndpointKeys): EndpointAccess {
  const credentials = givenKeys(request);
  const opens = (secret: string): boolean => credentials.some((credential) => sameSecret(credential, secret));
  if (previewKey !== '' && opens(previewKey)) return 'drafts';
  return opens(key) ? 'published' : 'none';
}

export interface EdgeEndpointSettings {
  platform: EdgePlatform;
  keys: EndpointKeys;
  /** Requests per second; 0 for no limit. */
  requestsPerSecond: number;
  /** Maximum cost of a query, calculated by queryCost. */
  maxCost: number;
  /** Data for clients in addition to the content. */
  productParts: ProductParts;
}

/**
 * Paths that clients of the content platform use.
 * In order: for published content, for a self-hosted platform, and through a proxy.
 */
const addresses = ['/api/graphql/v1', '/sitecore/api/graph/edge', '/v1/content/api/graphql/v1'];
const maxEntities = 1000;
/** Maximum time of a query, during which the process does nothing else. */
const maxMs = 1000;
const bodyLimit = '64kb';
/** Wrong keys per client and minute. */
const wrongKeysPerMinute = 10;
const minuteMs = 60_000;

const bodySchema = Joi.object<{
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}>({
  query: Joi.string().required(),
  variables: Joi.object().unknown().allow(null),
  operationName: Joi.string().max(200).allow(null, ''),
}).unknown();

/**
 * GraphQL over POST to this process's content platform, for external clients.
 * The key may be in any of the places where clients put it. Everything but "too many" and "not allowed" gets a GraphQL
 * response with `data` and `errors`.
 * @param settings null disables the endpoint
 * @param clock milliseconds; only differences matter
 */
export function edgeEndpoint(settings: EdgeEndpointSettings | null, logger: Logger, clock = monotonicMs): Router {
  const router = Router();
  if (!settings) {
    router.all(addresses, (_request, response) => refuse(response, 404, 'There is no content platform here.'));
    return router;
  }
  const { platform, maxCost, productParts } = settings;
  const answer: RequestHandler = async (request, response) => {
    const graphqlRequest = readRequest(request);
    const drafts = accessOf(response) === 'drafts';
    // Without access to drafts a client gets published content, whatever its headers request.
    const options = { ...(drafts ? executeOptions(request.headers) : {}), maxEntities, maxMs, productParts };
    const isPublished = (options.mode ?? 'normal') === 'normal';
    const tooMuch = checkLimits(graphqlRequest, maxCost);
    const { query, variables, operationName } = graphqlRequest;
    const named = operationName === undefined ? {} : { operationName };
    const result = tooMuch ? { errors: [tooMuch] } : await platform.execute(query, variables, { ...options, ...named });
    if (isPublished && !result.errors) {
      response.set({ ETag: entityTag(platform.version(), graphqlRequest), 'Cache-Control': 'private, no-cache' });
    }
    response.json(presentable(result, logger));
  };
  router.post(
    addresses,
    admit(settings, { clock, logger }),
    express.json({ limit: bodyLimit, type: () => true }),
    answer,
  );
  router.all(addresses, (_request, response) => {
    response.set('Allow', 'POST');
    refuse(response, 405, 'Use POST for GraphQL queries.');
  });
  router.use(addresses, endpointErrors(logger));
  return router;
}

function refuse(response: Response, status: number, message: string): void {
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .json({ errors: [{ message }] });
}

/** Checks the key and the rate limit before the body is read. */
function admit(
  { keys, requestsPerSecond }: EdgeEndpointSettings,
  { clock, logger }: { clock: () => number; logger: Logger },
): RequestHandler {
  // Counted separately, so that requests without a key cannot exhaust the limit of clients with one.
  const windows = {
    admitted: createRequestWindow(requestsPerSecond, clock),
    refused: createRequestWindow(requestsPerSecond, clock),
  };
  const check = createSecretCheck({
    name: 'EDGE_API_KEY, EDGE_PREVIEW_KEY',
    secrets: [keys.key, keys.previewKey],
    maxWrong: wrongKeysPerMinute,
    windowMs: minuteMs,
    logger,
  });
  return (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    const { isRight, waitSeconds } = check(request, givenKeys(request));
    if (waitSeconds > 0) {
      response.set('Retry-After', String(waitSeconds));
      refuse(response, 429, `Too many wrong keys. Wait ${String(waitSeconds)} seconds, then send the right one.`);
      return;
    }
    const access = isRight ? endpointAccess(request, keys) : 'none';
    response.locals['endpointAccess'] = access;
    const window = windows[access === 'none' ? 'refused' : 'admitted']();
    if (window) {
      response.set({
        'X-Rate-Limit-Limit': String(window.limit),
        'X-Rate-Limit-Remaining': String(window.remaining),
        'X-Rate-Limit-Reset': String(window.resetSeconds),
      });
      if (window.exceeded) {
        response.set('Retry-After', String(window.resetSeconds));
        refuse(response, 429, `More than ${String(window.limit)} requests per second. Wait and try again.`);
        return;
      }
    }
    if (access === 'none') refuse(response, 401, 'The key is missing or wrong.');
    else next();
  };
}

function accessOf(response: Response): EndpointAccess {
  return response.locals['endpointAccess'] as EndpointAccess;
}

function readRequest(request: Request): GraphqlRequest {
  const { query, variables, operationName } = validate(bodySchema, request.body ?? {}, 'body');
  return { query, variables: variables ?? {}, ...(operationName ? { operationName } : {}) };
}

/** Stable for the same query as long as no content changes. */
function entityTag(version: string, { query, variables, operationName }: GraphqlRequest): string {
  const hash = createHash('sha256').update(JSON.stringify([query, variables, operationName]));
  return `"${version}-${hash.digest('base64url').slice(0, 16)}"`;
}

/** Removes internal details: a failure of the platform itself has no message for the client. */
function presentable({ data, errors }: ExecutionResult, logger: Logger): object {
  if (!errors) return { data };
  const reportedErrors = errors.map((error) => {
    const { originalError } = error;
    if (!originalError || originalError instanceof GraphQLError) return error.toJSON();
    logger.error('edgeEndpoint.fieldFailed', { path: error.path?.join('.'), error: originalError });
    return { message: 'Something went wrong on the server.', path: error.path };
  });
  return data === undefined ? { errors: reportedErrors } : { errors: reportedErrors, data };
}

function endpointErrors(logger: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    if (error instanceof ProblemError) {
      refuse(response, error.problem.status, error.problem.detail);
      return;
    }
    const { type, status } = (error ?? {}) as { type?: unknown; status?: unknown };
    if (type === 'entity.parse.failed') {
      refuse(response, 400, 'The body is not JSON. Send {"query": …, "variables": …}.');
    } else if (type === 'entity.too.large') refuse(response, 413, `The body is larger than ${bodyLimit}.`);
    else if (typeof status === 'number' && status >= 400 && status < 500) {
      refuse(response, status, 'The request cannot be read. Check its headers and encoding.');
    } else {
      logger.error('edgeEndpoint.failed', { error });
      refuse(response, 500, 'Something went wrong on the server.');
    }
  };
}
