const earthRadiusKm = 6371;

/** A position on the earth, in decimal degrees. */
interface GeoPoint {
  lat: number;
  lng: number;
}

/**
 * Returns the great-circle distance in km: the haversine formula on a sphere (R. W. Sinnott, Sky & Telescope 68,
 * 1984).
 */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half = (difference: number): number => Math.sin(radians(difference) / 2) ** 2;
  const chord =
    half(to.lat - from.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(to.lng - from.lng);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}
