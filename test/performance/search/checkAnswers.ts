import { isDeepStrictEqual } from 'node:util';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { isRangeFacet } from '../../../shared/catalogue/facets/rangeFacets.ts';
import type { SearchRequest, SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import { searchOnce } from '../../fixtures/catalogue/referenceSearch.ts';
import type { NamedQuery } from './searchQueries.ts';
import type { PeerAnswer, SearchPeer } from './SearchPeer.ts';

/** Compares the index's results with the reference and every peer; prints and counts differences. */
export async function countFaults(
  cars: readonly Car[],
  queries: readonly NamedQuery[],
  search: (request: SearchRequest) => SearchResponse<Partial<Car>>,
  peers: readonly SearchPeer[],
): Promise<number> {
  const faults: string[] = [];
  for (const { name, request } of queries) {
    const answer = search(request);
    if (!isDeepStrictEqual(answer, searchOnce(cars, request))) faults.push(`${name}: differs from the reference`);
    for (const peer of peers) {
      const difference = differenceToPeer(answer, await peer.search(request, true));
      if (difference) faults.push(`${name}: ${peer.name} differs: ${difference}`);
    }
  }
  for (const fault of faults) console.error(fault);
  const others = peers.map((peer) => peer.name).join(', ');
  console.log(`${queries.length} answers checked against the reference, ${others}: ${faults.length} differ`);
  return faults.length;
}

/**
 * Returns the difference between two results, or null.
 * The peer omits values without hits, so counts of 0 are ignored.
 */
function differenceToPeer(answer: SearchResponse<Partial<Car>>, peer: PeerAnswer): string | null {
  if (answer.total_items !== peer.total) return `total ${answer.total_items}, peer ${peer.total}`;
  for (const facet of answer.facet) {
    if (isRangeFacet(facet.name)) {
      const bins = facet.value.map(({ count }) => count);
      if (!isDeepStrictEqual(bins, peer.bins.get(facet.name))) return `bins of ${facet.name}`;
      continue;
    }
    const values =
      facet.name === 'car_brand'
        ? facet.value.flatMap(({ text, children }) =>
            (children ?? []).map((child) => [`${text}>${child.text}`, child.count] as const),
          )
        : facet.value.map(({ text, count }) => [text, count] as const);
    const counts = peer.counts.get(facet.name === 'car_brand' ? 'brandModel' : facet.name);
    for (const [text, count] of values) {
      if ((counts?.get(text) ?? 0) !== count) return `${facet.name} ${text}: ${count}, peer ${counts?.get(text) ?? 0}`;
    }
  }
  return null;
}
