import type { CatalogueGateway } from '../../../shared/catalogue/CatalogueGateway.ts';
import { parseGeoPoint } from '../../../shared/catalogue/dealers/dealerRules.ts';
import type { GeoPoint } from '../../../shared/catalogue/dealers/dealerRules.ts';
import { dealerPositionsSearch } from '../../../shared/catalogue/dealers/dealerSearch.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { KeyphraseRequest } from '../../../shared/catalogue/keyphrase/KeyphraseTypes.ts';
import { wordSearch } from '../../../shared/catalogue/list/listSearch.ts';
import { distanceKm } from '../../../shared/kit/distanceKm.ts';
import { foldName } from '../../../shared/places/foldName.ts';
import type { PlacesGateway } from '../../../shared/places/PlacesGateway.ts';
import { writtenPostcode } from '../../../shared/places/readPostcode.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { isInStock } from './isInStock.ts';

const townFacet = 'car_site_city';
/** Towns with cars up to this distance from a typed place are all shown; beyond it, only the nearest one. */
const nearKm = 50;
/** Maximum words of a place: "Norra Ängby", "RG2 0QE". */
const maxPlaceWords = 3;
/** More unknown words than this are a sentence, not a place. */
const maxUnknownWords = 4;
const minNameLength = 3;

type TownSite = Pick<SiteConfig, 'name' | 'country' | 'facets' | 'postcodes'>;

/** Words that name a place, and the towns with cars near it. */
interface FoundTowns {
  /** As typed. */
  place: string;
  towns: string[];
  /** The other words. */
  left: string;
}

/**
 * Interprets a town or postcode among typed words as the towns with cars near it.
 * It reports them as a correction.
 * It applies to words that neither name a value of the stock nor are in a car's texts, and to exact names only.
 * @param places towns and postcodes in this process: visitors' words are sent to no other service
 * @param siteOf site of an index of cars
 */
export function withTowns(
  gateway: CatalogueGateway,
  places: PlacesGateway,
  siteOf: (index: string) => TownSite | undefined,
): CatalogueGateway {
  return {
    ...gateway,
    understand: async (request) => {
      const meaning = await gateway.understand(request);
      const site = siteOf(request.index);
      if (!site?.facets.some(({ name }) => name === townFacet) || meaning.filters[townFacet]) return meaning;
      const found = await findTowns(request, meaning.keyphrase, site);
      if (!found) return meaning;
      const { place, towns, left } = found;
      return {
        ...meaning,
        filters: { ...meaning.filters, [townFacet]: towns },
        keyphrase: left,
        corrections: [...(meaning.corrections ?? []), { from: place, to: towns.join(' / ') }],
      };
    },
  };

  async function findTowns(request: KeyphraseRequest, text: string, site: TownSite): Promise<FoundTowns | null> {
    const words = text.split(' ').filter((word) => word !== '');
    if (words.length === 0 || words.length > maxUnknownWords) return null;
    for (let length = Math.min(maxPlaceWords, words.length); length > 0; length--) {
      for (let from = 0; from + length <= words.length; from++) {
        const place = words.slice(from, from + length).join(' ');
        const point = await findPoint(place, request, site);
        if (!point || (await isInStock(gateway, request.index, place))) continue;
        const towns = await townsNear(point, request, site);
        const left = [...words.slice(0, from), ...words.slice(from + length)].join(' ');
        return towns.length > 0 ? { place, towns, left } : null;
      }
    }
    return null;
  }

  /** Position of a complete postcode, or of a place with exactly this name. */
  async function findPoint(
    text: string,
    { language }: Pick<KeyphraseRequest, 'language'>,
    { country, postcodes }: TownSite,
  ): Promise<GeoPoint | null> {
    const isPostcode = writtenPostcode(text, postcodes) !== null;
    if (!isPostcode && (text.length < minNameLength || /\d/.test(text))) return null;
    const [first] = await places.autocomplete(text, { country, language }).catch(() => []);
    const place = first && (await places.details(first.placeId, { language }).catch(() => null));
    if (!place || (!isPostcode && foldName(place.name) !== foldName(text))) return null;
    return { lat: place.latitude, lng: place.longitude };
  }

  /** Towns with cars within reach of a point, or the nearest one, nearest first. */
  async function townsNear(point: GeoPoint, { index }: KeyphraseRequest, { name }: TownSite): Promise<string[]> {
    const [cars, dealers] = await Promise.all([
      gateway.searchCars(wordSearch(index, [{ name: townFacet }])),
      gateway.searchDealers(dealerPositionsSearch(indexFor(name, 'sites'))),
    ]);
    const towns = new Map((cars.facet[0]?.value ?? []).map(({ text }) => [foldName(text), text]));
    const distances = new Map<string, number>();
    for (const { site_city: city = '', site_geocoord: position = '' } of dealers.content) {
      const town = towns.get(foldName(city));
      const at = parseGeoPoint(position);
      if (town === undefined || !at) continue;
      distances.set(town, Math.min(distanceKm(point, at), distances.get(town) ?? Infinity));
    }
    const sorted = [...distances].sort(([, a], [, b]) => a - b);
    return sorted.filter(([, km], place) => place === 0 || km <= nearKm).map(([town]) => town);
  }
}
