import type { PlacesGateway } from '../../../shared/places/PlacesGateway.ts';
import type { Place, PlacePrediction } from '../../../shared/places/PlacesTypes.ts';
import type { IndexedPlace, PlaceIndex } from './PlaceIndex.ts';
import { regionName } from './regionNames.ts';

const mostPredictions = 8;
/** In the north, towns are far apart. */
const nearKm = 80;
const idPrefix = 'geonames-';

/**
 * Towns of the sites' countries, in the process; street addresses are beyond it.
 * @param index gives the places; called when first asked, so that a server that needs none reads none
 */
export function embeddedPlacesGateway(index: () => Promise<PlaceIndex>): PlacesGateway {
  return {
    autocomplete: async (input, { country, language }) => {
      // what was chosen from the list is found again: "Uppsala, Uppsala län"
      const [name = ''] = input.split(',');
      const found = (await index()).beginningWith(name, country);
      const predictions = new Map<string, PlacePrediction>();
      for (const place of found) {
        const { placeId, name: shown, region } = asPlace(place, language);
        const description = region && region !== shown ? `${shown}, ${region}` : shown;
        // of two of one name in one region, the larger is meant
        if (!predictions.has(description)) predictions.set(description, { placeId, description });
        if (predictions.size === mostPredictions) break;
      }
      return [...predictions.values()];
    },
    details: async (placeId, { language }) => {
      const id = /^geonames-(\d{1,12})$/.exec(placeId)?.[1];
      const place = id === undefined ? undefined : (await index()).byId(Number(id));
      return place ? asPlace(place, language) : null;
    },
    reverse: async (latitude, longitude, { language }) => {
      const place = (await index()).nearest(latitude, longitude, nearKm);
      return place ? asPlace(place, language) : null;
    },
  };
}

function asPlace(place: IndexedPlace, language: string): Place {
  return {
    name: nameIn(place, language),
    latitude: place.latitude,
    longitude: place.longitude,
    placeId: `${idPrefix}${place.id}`,
    region: regionName(place, language),
  };
}

/** The name in a language where the place has one there, else the one that its own people use. */
export function nameIn({ name, others }: IndexedPlace, language: string): string {
  if (language === 'sv' && others.sv) return others.sv;
  if (language === 'en' && others.en) return others.en;
  return others.own ?? name;
}
