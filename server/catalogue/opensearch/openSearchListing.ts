import type { Car } from '../../../shared/catalogue/Car.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { StockListing } from '../../../shared/catalogue/StockListing.ts';
import { listedFields, listedVehicle } from '../embedded/listedVehicle.ts';
import type { IndexSchema } from '../embedded/IndexSchema.ts';
import type { Edition, Editions } from './editions.ts';
import { fieldNames } from './fieldNames.ts';
import type { OpenSearchCalls } from './openSearchCalls.ts';
import { failureReason } from './openSearchClient.ts';
import { readItems } from './responses/searchAnswer.ts';
import type { SearchBody } from './query/searchForms.ts';

/** Cars per response, and per step where cars are only skipped. */
const batchSize = 1000;
const stride = 10_000;

/**
 * Lists the cars of an edition by id.
 * An edition never changes, so reading on after the last id (search_after) misses nothing, however long the list is.
 * Rejects when the engine fails.
 */
export function openSearchListing(
  editions: Editions,
  calls: OpenSearchCalls,
  stockSites: readonly string[],
  schemaOf: (site: string) => IndexSchema<Car>,
): StockListing {
  const findEdition = async (site: string): Promise<Edition | null> => {
    if (!stockSites.includes(site)) return null;
    try {
      return await editions.use(indexFor(site, 'vehicles'), schemaOf(site), (edition) => Promise.resolve(edition));
    } catch (error) {
      throw new Error(`The cars of "${site}" cannot be listed: ${failureReason(error)}`);
    }
  };
  return {
    version: async (site) => (await findEdition(site))?.version ?? '0',
    count: async (site) => (await findEdition(site))?.listed.count ?? 0,
    async *vehicles(site, from, to) {
      const edition = await findEdition(site);
      let last: string | null = null;
      let at = 0;
      while (edition && at < Math.min(to, edition.listed.count)) {
        const isPassed = at < from;
        const size: number = isPassed ? Math.min(stride, from - at) : Math.min(batchSize, to - at);
        const answer = await calls.search(edition.index, listingBody(size, last, isPassed));
        if (answer.hits.hits.length === 0) {
          throw new Error(`The cars of "${site}" cannot be listed: the search engine returned fewer than it counted.`);
        }
        const id = answer.hits.hits.at(-1)?.sort?.[0];
        last = typeof id === 'string' ? id : '';
        at += answer.hits.hits.length;
        if (!isPassed) yield readItems<Car>(answer, listedFields).map(listedVehicle);
      }
    },
  };
}

function listingBody(size: number, after: string | null, isPassed: boolean): SearchBody {
  return {
    query: { term: { [fieldNames.withheld]: false } },
    size,
    track_total_hits: false,
    _source: isPassed ? false : listedFields.map((field) => `${fieldNames.source}.${field}`),
    sort: [{ [fieldNames.id]: { order: 'asc' } }],
    ...(after === null ? {} : { search_after: [after] }),
  };
}
