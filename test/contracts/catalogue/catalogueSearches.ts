import type { FacetValue, SearchRequest, SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import { contractIndexes } from '../../fixtures/catalogue/contractStock.ts';

/* Searches over the fixed stock of contractStock.ts, and summaries of their results. */

/** Number of cars in the lists of the fixed stock; two more are sold. */
export const listed = 58;

export function ask(more: Partial<SearchRequest> = {}): SearchRequest {
  const { index } = contractIndexes;
  return {
    index,
    fields: ['car_id'],
    keyphrase: '',
    facets: [],
    limit: 100,
    offset: 0,
    sort_name: '',
    filters: {},
    ...more,
  };
}

export function askDealers(more: Partial<SearchRequest> = {}): SearchRequest {
  return ask({ index: contractIndexes.dealerIndex, fields: ['id'], ...more });
}

/** Summarises a facet in its order: "Volvo 24 (XC60 16, V60 8)". */
export function told(values: readonly FacetValue[] = []): string[] {
  return values.map(({ text, count, children }) => {
    const inner = children ? ` (${told(children).join(', ')})` : '';
    return `${text} ${String(count)}${inner}`;
  });
}

export function facetOf(answer: SearchResponse, name: string): string[] {
  return told(answer.facet.find((facet) => facet.name === name)?.value);
}

export const carId = (number: number): string => `car-${String(number).padStart(2, '0')}`;
