import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';

/** What a peer gives to one query: the same questions as the index answers, in a shape that costs it nothing more. */
export interface PeerAnswer {
  total: number;
  /** Facet and value to count, values of 0 left out; "brandModel" for brand > model. */
  counts: Map<string, Map<string, number>>;
  /** Range facet to the counts of its bins. */
  bins: Map<string, number[]>;
}

/** Another engine over the same cars. */
export interface SearchPeer {
  name: string;
  /** @param withRanges whether the bins of the range facets are asked for too */
  search(request: SearchRequest, withRanges: boolean): PeerAnswer | Promise<PeerAnswer>;
  close?(): void;
}
