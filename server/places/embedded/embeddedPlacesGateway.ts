import type { PlacesGateway } from '../../../shared/places/PlacesGateway.ts';
import type { Place, PlacePrediction } from '../../../shared/places/PlacesTypes.ts';
import { readPostcode } from '../../../shared/places/readPostcode.ts';
import type { TypedPostcode } from '../../../shared/places/readPostcode.ts';
import type { SitePostcodes } from '../../../shared/site/postcodeTypes.ts';
import type { IndexedPlace, PlaceIndex } from './PlaceIndex.ts';
import { regionName } from './regionName.ts';

const maxPredictions = 8;
/** In the north, towns are far apart. */
const nearKm = 80;

/**
 * Towns, districts and postcodes of the sites' countries, in this process, without street addresses.
 * A typo is tolerated when no name begins with the text.
 * @param index returns the places; called on first use, so that they are read only when needed
 * @param postcodes by country (alpha-2, lower case)
 */
export function embeddedPlacesGateway(
  index: () => Promise<PlaceIndex>,
  postcodes: ReadonlyMap<string, SitePostcodes>,
): PlacesGateway {
  return {
    autocomplete: async (input, { country, language }) => {
      // a suggestion selected from the list is found again: "Uppsala, Uppsala län"
      const [name = ''] = input.split(',');
      const places = await index();
      const known = postcodes.get(country);
      const postcode = known ? readPostcode(name, known) : null;
      if (postcode) {
        const place = places.ofPostcode(postcode.code, country);
        return place ? [ofPostcode(place, postcode, language)] : [];
      }
      const named = places.beginningWith(name, country);
      const found = named.length > 0 ? named : places.almostNamed(name, country);
      const predictions = new Map<string, PlacePrediction>();
      for (const place of found) {
        const prediction = asPrediction(place, language);
        // of two with the same name in one region, the larger one is listed
        if (!predictions.has(prediction.description)) predictions.set(prediction.description, prediction);
        if (predictions.size === maxPredictions) break;
      }
      return [...predictions.values()];
    },
    details: async (placeId, { language }) => {
      const place = (await index()).byId(placeId);
      return place ? asPlace(place, language) : null;
    },
    reverse: async (latitude, longitude, { language }) => {
      const place = (await index()).nearest(latitude, longitude, nearKm);
      return place ? asPlace(place, language) : null;
    },
  };
}

function asPrediction(place: IndexedPlace, language: string): PlacePrediction {
  const { placeId, name, region } = asPlace(place, language);
  return { placeId, description: region && region !== name ? `${name}, ${region}` : name };
}

/** "754 50 Uppsala, Uppsala län"; where towns nearby share the beginning: "79312, Baden-Württemberg". */
function ofPostcode(place: IndexedPlace, { code, written }: TypedPostcode, language: string): PlacePrediction {
  const exact = place.facts?.exactPostcodes?.split(' ');
  const { placeId, description } = asPrediction(place, language);
  if (!exact || exact.some((beginning) => code.startsWith(beginning))) {
    return { placeId, description: `${written} ${description}` };
  }
  const region = regionName(place, place.facts, language);
  return { placeId, description: region ? `${written}, ${region}` : written };
}

function asPlace(place: IndexedPlace, language: string): Place {
  return {
    name: nameIn(place, language),
    latitude: place.latitude,
    longitude: place.longitude,
    placeId: place.placeId,
    region: regionName(place, place.facts, language),
  };
}

/** Name in a language if the place has one, else the local one. */
export function nameIn({ name, others }: IndexedPlace, language: string): string {
  return others[language] ?? others['own'] ?? name;
}
