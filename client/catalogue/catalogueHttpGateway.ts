import type { Car } from '../../shared/catalogue/Car.ts';
import type { CatalogueGateway } from '../../shared/catalogue/CatalogueGateway.ts';
import type { Dealer } from '../../shared/catalogue/Dealer.ts';
import type { KeyphraseMeaning } from '../../shared/catalogue/KeyphraseTypes.ts';
import type { Relaxations } from '../../shared/catalogue/RelaxationTypes.ts';
import type { SearchRequest, SearchResponse } from '../../shared/catalogue/SearchTypes.ts';

/** How long an answer is taken for current, ms: a prefetch then serves the press, and back shows at once. */
const freshFor = 30_000;
const keptAnswers = 40;
/** A busy server (429, 503) that names a longer time counts as a failure, which visitors repeat when they like. */
const maxWaitSeconds = 5;

/**
 * The catalogue as the browser reaches it, through /api/search. Equal requests share one answer while it is fresh.
 * A request that fails gives the empty answer with `error: true`, and is sent again the next time; one that is refused for
 * a few seconds is sent once more after them.
 */
export function createCatalogueHttpGateway(fetchLike: typeof fetch, now: () => number = Date.now): CatalogueGateway {
  const answers = new Map<string, { at: number; answer: Promise<unknown> }>();

  /** The answer to a question, null when there is none. */
  function ask<T>(address: string, question: object): Promise<T | null> {
    const body = JSON.stringify(question);
    const key = `${address} ${body}`;
    const known = answers.get(key);
    if (known && now() - known.at < freshFor) return known.answer as Promise<T | null>;
    const answer = post<T & { error?: true }>(fetchLike, address, body).then((given) => {
      if (!given || given.error) answers.delete(key);
      return given;
    });
    answers.delete(key);
    answers.set(key, { at: now(), answer });
    const oldest = answers.keys().next().value;
    if (answers.size > keptAnswers && oldest !== undefined) answers.delete(oldest);
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
    // no connection, or an answer that is no JSON: told to the caller as no answer
  }
  return null;
}
