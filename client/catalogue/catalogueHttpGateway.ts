import type { Car } from '../../shared/catalogue/Car.ts';
import type { CatalogueGateway } from '../../shared/catalogue/CatalogueGateway.ts';
import type { Dealer } from '../../shared/catalogue/dealers/Dealer.ts';
import type { KeyphraseMeaning } from '../../shared/catalogue/keyphrase/KeyphraseTypes.ts';
import type { Relaxations } from '../../shared/catalogue/list/RelaxationTypes.ts';
import type { SearchRequest, SearchResponse } from '../../shared/catalogue/SearchTypes.ts';

/** Time that a response stays fresh, ms: a prefetch then serves the press, and Back shows at once. */
const freshFor = 30_000;
const maxCachedAnswers = 40;
/**
 * Maximum Retry-After of a busy server (429, 503) that is waited for; longer ones count as failures.
 * Visitors can repeat those themselves.
 */
const maxWaitSeconds = 5;

/**
 * Catalogue gateway for the browser, through /api/search.
 * Equal requests share one response while it is fresh. A failed request returns the empty response with `error: true`,
 * and is sent again the next time; one refused for a few seconds is retried once after them.
 */
export function createCatalogueHttpGateway(
  fetchLike: typeof fetch,
  now: () => number = () => performance.now(),
): CatalogueGateway {
  const answers = new Map<string, { at: number; answer: Promise<unknown> }>();

  /** Response to a query; null when there is none. */
  function ask<T>(address: string, question: object): Promise<T | null> {
    const body = JSON.stringify(question);
    const key = `${address} ${body}`;
    const cached = answers.get(key);
    if (cached && now() - cached.at < freshFor) return cached.answer as Promise<T | null>;
    const answer = post<T & { error?: true }>(fetchLike, address, body).then((given) => {
      if (!given || given.error) answers.delete(key);
      return given;
    });
    answers.delete(key);
    answers.set(key, { at: now(), answer });
    const oldest = answers.keys().next().value;
    if (answers.size > maxCachedAnswers && oldest !== undefined) answers.delete(oldest);
    return answer;
  }

  async function search<T>(request: SearchRequest): Promise<SearchResponse<T>> {
    const answer = await ask<SearchResponse<T>>('/api/search', request);
    return answer ?? { facet: [], content: [], total_items: 0, error: true };
  }

  return {
    searchCars: (request) => search<Partial<Car>>(request),
    searchDealers: (request) => search<Partial<Dealer>>(request),
    understand: async ({ language, keyphrase }) => {
      const meaning = await ask<KeyphraseMeaning>('/api/search/meaning', { language, keyphrase });
      return meaning ?? { filters: {}, keyphrase };
    },
    relax: async ({ keyphrase, filters }) => {
      const relaxations = await ask<Relaxations>('/api/search/relaxations', { keyphrase, filters });
      return relaxations ?? { lists: [], cars: [] };
    },
  };
}

async function post<T>(fetchLike: typeof fetch, address: string, body: string, isRetry = false): Promise<T | null> {
  try {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const response = await fetchLike(address, { method: 'POST', headers, body });
    if (response.ok) return (await response.json()) as T;
    const seconds = Number(response.headers.get('retry-after'));
    if (seconds > 0 && seconds <= maxWaitSeconds && !isRetry) {
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      return await post(fetchLike, address, body, true);
    }
  } catch {
    // no connection, or the response is not JSON: reported to the caller as no response
  }
  return null;
}
