import type { Car } from './Car.ts';
import type { Dealer } from './Dealer.ts';
import type { KeyphraseMeaning, KeyphraseRequest } from './KeyphraseTypes.ts';
import type { Relaxations, RelaxRequest } from './RelaxationTypes.ts';
import type { SearchRequest, SearchResponse } from './SearchTypes.ts';

/**
 * Search in the stock and the dealers of a site.
 *
 * - Facet counts are disjunctive: the counts of a facet ignore its own alternatives (`any`, a plain list) and heed
 *   everything else, its own `all` and `not` included. A value's count is therefore the number of cars the list has
 *   when the value is added.
 *   A brand > model facet (child_name) counts as one facet. Values come by falling count, then by text, or by
 *   text with sort_order "asc"; values that the other filters leave at 0 are delivered with count 0.
 * - A range facet (see rangeFacets.ts) is delivered as type "histogram": min, max and bins of step
 *   max(1, (max - min) / 100), each with count, min (inclusive) and max (exclusive, inclusive in the last bin).
 * - Values in a plain list are alternatives; FilterRule also requires values (`all`) and excludes them (`not`). Several
 *   facets must all hold. A range "a-b" includes both ends; a car without the value matches only `not`.
 * - Ties in the order are broken by car_id (id for dealers), so that pages never overlap.
 * - Limit is 24 and offset 0 when left out by the caller of the API; the gateway gets whole requests.
 * - Over the API lists have the open fields (openFields), and dealers no employees; every field comes for at most 24
 *   cars or dealers that the request names. In the process a gateway delivers any field.
 * - A failure of the back end is logged and answered as the empty result with `error: true`; it never throws.
 *   An index that does not exist throws UnknownIndexError.
 */
export interface CatalogueBackend {
  searchCars(request: SearchRequest): Promise<SearchResponse<Partial<Car>>>;
  searchDealers(request: SearchRequest): Promise<SearchResponse<Partial<Dealer>>>;
}

/** A search engine with the website's additions: it understands typed words and relaxes empty searches. */
export interface CatalogueGateway extends CatalogueBackend {
  /**
   * Says what typed words mean in an index. Words that it does not know stay in the keyphrase; when the back end cannot
   * be asked all of them do. Never throws but for an index that does not exist (UnknownIndexError).
   */
  understand(request: KeyphraseRequest): Promise<KeyphraseMeaning>;
  /**
   * Returns the lists that leave out one condition of an empty list and have cars, the nearest first, with the first cars
   * of the nearest. Nothing when the back end fails. Throws only for an index that does not exist (UnknownIndexError).
   */
  relax(request: RelaxRequest): Promise<Relaxations>;
}

/** The request names an index that no site has. */
export class UnknownIndexError extends Error {
  constructor(readonly index: string) {
    super(`There is no search index named "${index}".`);
    this.name = 'UnknownIndexError';
  }
}

/** A page cannot be shown without what the search did not deliver. */
export class CatalogueUnavailableError extends Error {
  override readonly name = 'CatalogueUnavailableError';

  /** @param what "The car" */
  constructor(what: string) {
    super(`${what} could not be fetched: the search does not answer. See its own log lines.`);
  }
}
