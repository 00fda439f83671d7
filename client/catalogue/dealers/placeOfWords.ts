import { nearPlace } from '../../../shared/catalogue/dealers/dealerQuery.ts';
import type { NearPlace } from '../../../shared/catalogue/dealers/dealerQuery.ts';
import type { LoadContext } from '../../framework/PageRoute.ts';
import { loadPlace, suggestPlaces } from '../../places/placesThunks.ts';

/** Returns the likeliest place of the site's country for a town or postcode; null if none is found. */
export async function placeOfWords(
  words: string,
  { store, site }: Pick<LoadContext, 'store' | 'site'>,
): Promise<NearPlace | null> {
  const [first] = (await store.dispatch(suggestPlaces(words, site))) ?? [];
  const place = first && (await store.dispatch(loadPlace(first.placeId, site.language)));
  return place ? nearPlace({ lat: place.latitude, lng: place.longitude }, place.name) : null;
}
