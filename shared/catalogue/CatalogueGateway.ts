import type { Car } from './Car.ts';
import type { Dealer } from './dealers/Dealer.ts';
import type { KeyphraseMeaning, KeyphraseRequest } from './keyphrase/KeyphraseTypes.ts';
import type { Relaxations, RelaxRequest } from './list/RelaxationTypes.ts';
import type { SearchRequest, SearchResponse } from './SearchTypes.ts';

/**
 * Search in the stock and the dealers of a site.
 * - Facet counts are disjunctive: the counts of a facet ignore its own alternatives (`any`, a plain list) and apply
 * everything else, including its own `all` and `not`. A value's count is therefore the number of cars in the list
 * after adding that value. A brand > model facet (child_name) counts as one facet. Values are sorted by falling
 * count, then by text, or by text with sort_order "asc"; values that the other filters leave at 0 are returned with
 * count 0.
 * - A range facet (see rangeFacets.ts) is returned as type "histogram": min, max and bins of step max(1, (max - min)
 * / 100), each with count, min (inclusive) and max (exclusive, inclusive in the last bin).
 * - Values in a plain list are alternatives; FilterRule also requires values (`all`) and excludes them (`not`). All
 * facets must match. A range "a-b" includes both ends; a car without the value matches only `not`.
 * - Ties in the order are broken by car_id (id for dealers), so that pages never overlap.
 * - The API defaults limit to 24 and offset to 0; the gateway gets complete requests.
 * - Over the API, lists contain the open fields (openFields), and dealers no employees; a request that names at most
 * 24 cars or dealers gets every field. In-process calls can request any field.
 * - A back end failure is logged and returns the empty result with `error: true`, which is what the API sends. An index
 * that does not exist throws UnknownIndexError; any other error is a bug.
 */
export interface CatalogueBackend {
  searchCars(request: SearchRequest): Promise<SearchResponse<Partial<Car>>>;
  searchDealers(request: SearchRequest): Promise<SearchResponse<Partial<Dealer>>>;
}

/** A search engine with the website's additions: it interprets typed words and relaxes empty searches. */
export interface CatalogueGateway extends CatalogueBackend {
  /**
   * Interprets typed words in an index. Unknown words stay in the keyphrase, as do all words when the back end fails.
   * Throws UnknownIndexError for an index that does not exist.
   */
  understand(request: KeyphraseRequest): Promise<KeyphraseMeaning>;
  /**
   * Returns non-empty variants of an empty list that drop one condition, nearest first.
   * Includes the first cars of the nearest one. Empty when the back end fails. Throws UnknownIndexError for an index
   * that does not exist.
   */
  relax(request: RelaxRequest): Promise<Relaxations>;
}

/** The requested index belongs to no site. */
export class UnknownIndexError extends Error {
  constructor(readonly index: string) {
    super(`There is no search index named "${index}".`);
    this.name = 'UnknownIndexError';
  }
}

/** A page cannot be shown because the search failed to deliver its data. */
export class CatalogueUnavailableError extends Error {
  override readonly name = 'CatalogueUnavailableError';

  /** @param what "The car" */
  constructor(what: string) {
    super(`${what} could not be loaded: the search does not respond. See the log lines of the search.`);
  }
}
