import type { Car } from '../../shared/catalogue/Car.ts';
import type { CatalogueGateway } from '../../shared/catalogue/CatalogueGateway.ts';
import type { Dealer } from '../../shared/catalogue/Dealer.ts';
import type { SearchRequest, SearchResponse } from '../../shared/catalogue/SearchTypes.ts';

/** How long an answer is taken for current, ms: a prefetch then serves the press, and back shows at once. */
const freshFor = 30_000;
const keptAnswers = 40;

/**
 * The catalogue as the browser reaches it, through /api/search. Equal requests share one answer while it is fresh.
 * A request that fails gives the empty answer with `error: true`, and is asked anew the next time.
 */
export function createCatalogueHttpGateway(fetchLike: typeof fetch, now: () => number = Date.now): CatalogueGateway {
  const answers = new Map<string, { at: number; answer: Promise<SearchResponse<unknown>> }>();

  function search<T>(request: SearchRequest): Promise<SearchResponse<T>> {
    const body = JSON.stringify(request);
    const known = answers.get(body);
    if (known && now() - known.at < freshFor) return known.answer as Promise<SearchResponse<T>>;
    const answer = ask(fetchLike, body).then((given) => {
      if (given.error) answers.delete(body);
      return given;
    });
    answers.delete(body);
    answers.set(body, { at: now(), answer });
    const oldest = answers.keys().next().value;
    if (answers.size > keptAnswers && oldest !== undefined) answers.delete(oldest);
    return answer as Promise<SearchResponse<T>>;
  }

  return {
    searchCars: (request) => search<Partial<Car>>(request),
    searchDealers: (request) => search<Partial<Dealer>>(request),
  };
}

async function ask(fetchLike: typeof fetch, body: string): Promise<SearchResponse<unknown>> {
  try {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const response = await fetchLike('/api/search', { method: 'POST', headers, body });
    if (response.ok) return (await response.json()) as SearchResponse<unknown>;
  } catch {
    // no connection, or an answer that is no JSON: told to the caller as the failed search that it is
  }
  return { facet: [], content: [], total_items: 0, error: true };
}
