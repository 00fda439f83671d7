import { filterParts } from '../../../shared/catalogue/facets/filterParts.ts';
import type { SearchRequest, SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import type { IndexSchema } from '../embedded/IndexSchema.ts';
import type { Edition } from './editions.ts';
import { binsBody } from './query/facetAggregation.ts';
import type { StockWords } from './query/filterClause.ts';
import { keyMatchesBody, readKeyMatches } from './query/KeyMatches.ts';
import type { KeyMatches } from './query/KeyMatches.ts';
import type { OpenSearchCalls } from './openSearchCalls.ts';
import { readFacet, withExtent } from './responses/readFacet.ts';
import { repairBody, repairedKeyphrase } from './query/repairedKeyphrase.ts';
import { readItems } from './responses/searchAnswer.ts';
import { searchPlan } from './query/searchPlan.ts';

interface SearchParts<T> {
  schema: IndexSchema<T>;
  calls: OpenSearchCalls;
  /** See wordEndings(). */
  endings: readonly string[];
}

/**
 * Runs a request on one edition of a stock.
 * It usually takes one query, one more before it for keys and keyphrases, and one more after it for range facets under
 * a filter.
 */
export async function searchEdition<T extends object>(
  request: SearchRequest,
  edition: Edition,
  parts: SearchParts<T>,
): Promise<SearchResponse<Partial<T>>> {
  const { schema, calls, endings } = parts;
  const answer = await searchBoth(request, edition, parts);
  if (answer.total_items > 0) return answer;
  const body = repairBody(request.keyphrase, schema, endings);
  if (body === null) return answer;
  const keyphrase = repairedKeyphrase(request.keyphrase, await calls.search(edition.index, body), { schema, endings });
  if (keyphrase === null) return answer;
  const repaired = await searchBoth({ ...request, keyphrase }, edition, parts);
  return repaired.total_items > 0 ? { ...repaired, keyphrase_used: keyphrase } : answer;
}

/** Listed documents, followed by those found by id only, which do not count in facets. */
async function searchBoth<T extends object>(
  request: SearchRequest,
  edition: Edition,
  { schema, calls }: Pick<SearchParts<T>, 'schema' | 'calls'>,
): Promise<SearchResponse<Partial<T>>> {
  const { index } = edition;
  const keysBody = keyMatchesBody(request, schema);
  const found = keysBody ? (await calls.search(index, keysBody)).aggregations : undefined;
  const keys = (part: 'listed' | 'withheld'): KeyMatches => (found ? readKeyMatches(found[part], schema) : new Map());

  const response = await searchListed(request, { schema, known: edition.listed, keys: keys('listed') }, index, calls);
  const ids = request.filters[schema.idField];
  const withheldKeys = keys('withheld');
  if (!ids || filterParts(ids).any.length === 0 || !withheldKeys.get(schema.idField)?.length) return response;
  const skipped = Math.min(request.offset, response.total_items);
  const further = {
    ...request,
    facets: [],
    offset: request.offset - skipped,
    limit: Math.max(0, request.limit - response.content.length),
  };
  const words = { schema, known: edition.withheld, keys: withheldKeys };
  const answer = await calls.search(index, searchPlan(further, words, { withheld: true }).body);
  return {
    ...response,
    content: [...response.content, ...readItems<T>(answer, request.fields)],
    total_items: response.total_items + (answer.hits.total?.value ?? 0),
  };
}

async function searchListed<T extends object>(
  request: SearchRequest,
  words: StockWords<T>,
  index: string,
  calls: OpenSearchCalls,
): Promise<SearchResponse<Partial<T>>> {
  const { schema, known } = words;
  const plan = searchPlan(request, words);
  const answer = await calls.search(index, plan.body);
  const answers = answer.aggregations ?? {};
  const facets = plan.facets.map((facet) => withExtent(facet, answers));
  const unbinned = facets.filter(({ extent }, place) => extent !== plan.facets[place]?.extent);
  const secondBody = binsBody(plan.body.query, unbinned, schema);
  const bins = secondBody ? ((await calls.search(index, secondBody)).aggregations ?? {}) : {};
  return {
    facet: facets.map((facet) => readFacet(facet, { ...answers, ...bins }, schema, known)),
    content: readItems<T>(answer, request.fields),
    total_items: answer.hits.total?.value ?? 0,
    limit: request.limit,
    offset: request.offset,
  };
}
