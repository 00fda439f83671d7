import type { API, Client } from '@opensearch-project/opensearch';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { circuitBreaker } from '../../upstream/resilience/circuitBreaker.ts';
import { measureCall } from '../../upstream/measureCall.ts';
import { documentForm } from './indexing/indexBody.ts';
import type { IndexMeta } from './indexing/indexBody.ts';
import { endingBy, isNotFound, isOutage } from './openSearchClient.ts';
import { readSearchAnswer } from './responses/searchAnswer.ts';
import type { SearchAnswer } from './responses/searchAnswer.ts';
import type { SearchBody } from './query/searchForms.ts';
import Joi from 'joi';
import { checked } from './responses/checked.ts';

/** Fields of a mapping response that are read, by index. */
type MappingAnswer = Record<string, { mappings: { _meta?: { form?: unknown; version?: unknown } } }>;

/** Response of _mapping. */
const schema = Joi.object<MappingAnswer>()
  .pattern(Joi.string(), Joi.object({ mappings: Joi.object({ _meta: Joi.object() }).required() }))
  .required();

/** Calls from the website to the engine. */
export interface OpenSearchCalls {
  search(index: string, body: SearchBody): Promise<SearchAnswer>;
  /** The index behind an alias, and its metadata. */
  describe(alias: string): Promise<{ index: string; meta: IndexMeta }>;
}

/** There is no index: it was never built, or was replaced meanwhile. */
export class IndexMissingError extends Error {
  override readonly name = 'IndexMissingError';
  constructor(index: string) {
    super(`The search engine has no index "${index}". Build it with "npm run search:index".`);
  }
}

/** The index was built by another version of the website. */
export class IndexFormError extends Error {
  override readonly name = 'IndexFormError';
  constructor(index: string) {
    super(`The index "${index}" was not built by this version of the website. Rebuild it with "npm run search:index".`);
  }
}

/** The circuit is open: the engine has failed several times in a row. */
export class EngineRestingError extends Error {
  override readonly name = 'EngineRestingError';
}

const failuresToRest = 5;
const restMs = 3000;

export interface OpenSearchCallsOptions {
  client: Client;
  logger: Logger;
  clock: () => number;
  /** Timeout of a call including its retry. */
  deadlineMs: number;
}

/**
 * Calls the engine through the client with a circuit breaker.
 * After repeated failures it opens for `restMs`, then one trial call is made.
 */
export function openSearchCalls({ client, logger, clock, deadlineMs }: OpenSearchCallsOptions): OpenSearchCalls {
  const breaker = circuitBreaker({
    failures: failuresToRest,
    openMs: restMs,
    clock,
    onChange: (state) => logger.warn('upstream.circuitChanged', { upstream: 'openSearch', state }),
  });

  const guarded = async <A>(index: string, call: () => Promise<A>): Promise<A> => {
    if (breaker.waitMs() > 0) throw new EngineRestingError();
    try {
      const attempt = { upstream: 'openSearch', method: 'POST', path: `/${index}`, propagates: false };
      const answer = await measureCall(attempt, call);
      breaker.succeeded();
      return answer;
    } catch (error) {
      if (isOutage(error)) breaker.failed();
      else breaker.succeeded();
      throw isNotFound(error) ? new IndexMissingError(index) : error;
    }
  };

  return {
    search: (index, body) =>
      guarded(index, async () => {
        // results from some of the shards must not pass for the whole stock
        const request = { index, body: body as API.Search_RequestBody, allow_partial_search_results: false };
        return readSearchAnswer((await endingBy(deadlineMs, client.search(request))).body as unknown);
      }),
    describe: (alias) =>
      guarded(alias, async () => {
        const { body } = await endingBy(deadlineMs, client.indices.getMapping({ index: alias }));
        const [index, { mappings } = { mappings: {} }] = Object.entries(checked(body as unknown, schema))[0] ?? [];
        const meta = mappings._meta ?? {};
        if (index === undefined) throw new IndexMissingError(alias);
        if (meta.form !== documentForm || typeof meta.version !== 'string') throw new IndexFormError(alias);
        return { index, meta: { form: meta.form, version: meta.version } };
      }),
  };
}
