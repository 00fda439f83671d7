import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import { searchRequest } from '../../../shared/catalogue/searchRequest.ts';

/** True if words are in the texts of some car as they are typed, without a correction. */
export async function isInStock(
  backend: Pick<CatalogueBackend, 'searchCars'>,
  index: string,
  words: string,
): Promise<boolean> {
  const { total_items: total, keyphrase_used: used } = await backend.searchCars(
    searchRequest(index, { keyphrase: words }),
  );
  return total > 0 && used === undefined;
}
