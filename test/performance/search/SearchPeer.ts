import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';

/**
 * A peer's response to a query, in the form that costs the peer least.
 * It answers the same questions as the index.
 */
export interface PeerAnswer {
  total: number;
  /** Facet and value to count, without counts of 0; "brandModel" for brand > model. */
  counts: Map<string, Map<string, number>>;
  /** Range facet to the counts of its bins. */
  bins: Map<string, number[]>;
}

/** Another engine over the same cars. */
export interface SearchPeer {
  name: string;
  /** @param withRanges include the bins of the range facets */
  search(request: SearchRequest, withRanges: boolean): PeerAnswer | Promise<PeerAnswer>;
  close?(): void;
}
