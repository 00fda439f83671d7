import type { PlaceFacts, RegionPart } from '../../../shared/places/PlaceFacts.ts';
import type { GeoName } from './readGeoNames.ts';

/** Region of a place, "Uppsala län", in a language or else the country's own; "" when unknown. */
export function regionName(place: GeoName, facts: PlaceFacts | undefined, language: string): string {
  const region = facts?.regions[place.admin] ?? '';
  const name = typeof region === 'string' ? region : region.find((part) => isInRegion(place, part))?.name;
  return facts?.regionsIn[language]?.[place.admin] ?? name ?? '';
}

function isInRegion({ latitude, longitude }: GeoName, part: RegionPart): boolean {
  const { westOf = Infinity, eastOf = -Infinity, southOf = Infinity } = part;
  return longitude < westOf && longitude > eastOf && latitude < southOf;
}
