import type { Logger } from '../../../shared/kit/Logger.ts';
import { staleWhileRevalidateCache } from '../../upstream/staleWhileRevalidateCache.ts';
import type { IndexSchema } from '../embedded/IndexSchema.ts';
import { knownValuesBody, readKnownValues } from './query/KnownValues.ts';
import type { KnownValues } from './query/KnownValues.ts';
import { IndexMissingError } from './openSearchCalls.ts';
import type { OpenSearchCalls } from './openSearchCalls.ts';

/** A stock as indexed at one time. Its index never changes, so cached data about it stays valid. */
export interface Edition {
  /** The index itself, not its alias: all requests of one search see the same documents. */
  index: string;
  version: string;
  listed: KnownValues;
  withheld: KnownValues;
}

export interface Editions {
  /**
   * Runs `work` with the current edition of an alias.
   * If its index is gone (replaced twice meanwhile), runs it once more with the new one.
   * @throws IndexMissingError, IndexFormError, and errors of the client
   */
  use<T, A>(alias: string, schema: IndexSchema<T>, work: (edition: Edition) => Promise<A>): Promise<A>;
  /** Refreshes every alias in use, so that a new edition is noticed without a search. Never rejects. */
  look(): Promise<void>;
}

const minute = 60_000;

/**
 * Resolves aliases to editions, cached for a minute.
 * If a refresh fails, the last result is used for another minute.
 * @param onChanged called with an alias that has another edition than before
 */
export function createEditions(
  calls: OpenSearchCalls,
  logger: Logger,
  clock: () => number,
  onChanged: (alias: string) => void,
): Editions {
  const cache = staleWhileRevalidateCache({
    logger,
    room: 'catalogue',
    patienceMs: 1000,
    shelves: { editions: { answers: 100 } },
    clock,
  });
  const latest = new Map<string, Edition>();
  const schemas = new Map<string, IndexSchema<never>>();

  const read = async <T>(alias: string, schema: IndexSchema<T>): Promise<Edition> => {
    const { index, meta } = await calls.describe(alias);
    const cachedEdition = latest.get(alias);
    if (cachedEdition?.index === index) return cachedEdition;
    const { aggregations } = await calls.search(index, knownValuesBody(schema));
    const part = (name: 'listed' | 'withheld'): KnownValues =>
      readKnownValues(aggregations?.[name], schema, (facet) =>
        logger.warn('catalogue.facetTooLong', { index, facet, part: name }),
      );
    const edition = { index, version: meta.version, listed: part('listed'), withheld: part('withheld') };
    latest.set(alias, edition);
    schemas.set(alias, schema);
    if (cachedEdition) onChanged(alias);
    return edition;
  };

  const current = <T>(alias: string, schema: IndexSchema<T>): Promise<Edition> =>
    cache.get({
      key: ['edition', alias],
      freshness: { freshMs: minute, staleMs: minute, lastMs: 2 * minute },
      ask: () => read(alias, schema),
      facts: { index: alias },
      shelfOf: () => 'editions',
    });

  return {
    async use(alias, schema, work) {
      const edition = await current(alias, schema);
      try {
        return await work(edition);
      } catch (error) {
        if (!(error instanceof IndexMissingError)) throw error;
        cache.clear();
        latest.delete(alias);
        return await work(await current(alias, schema));
      }
    },
    async look() {
      cache.expire();
      await Promise.allSettled([...schemas].map(([alias, schema]) => current(alias, schema)));
    },
  };
}
