import { formatUnit } from '../../kit/format/formatNumber.ts';
import { townLine } from '../../kit/text/townLine.ts';
import type { AddressStyle } from '../../kit/text/townLine.ts';
import type { Dealer } from './Dealer.ts';
import { encodeUriPart } from '../../kit/text/encodeUriPart.ts';

/** A position on the map, in decimal degrees. */
export interface GeoPoint {
  lat: number;
  lng: number;
}

/** Parses "lat,lng" ("59.3,18.0"); null if invalid. */
export function parseGeoPoint(text: string): GeoPoint | null {
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  const [lat, lng] = [Number(match?.[1] ?? NaN), Number(match?.[2] ?? NaN)];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

const kmPerMile = 1.609344;

/** Formats a distance for the locale, in miles where cars use miles: "3,2 km", "0.4 mi", "182 km". */
export function distanceText(km: number, locale: string, unit: 'mil' | 'km' | 'miles'): string {
  const amount = unit === 'miles' ? km / kmPerMile : km;
  return formatUnit(amount, locale, { unit: unit === 'miles' ? 'mi' : 'km', max: amount < 10 ? 1 : 0 });
}

type Addressed = Partial<Pick<Dealer, 'site_official_name' | 'site_street' | 'site_zip' | 'site_city' | 'site_region'>>;

/** Formats postcode and town: "754 50 Uppsala", "Reading RG2 0QE", "Minneapolis, MN 55409". */
export function placeLine({ site_zip, site_city, site_region }: Addressed, style: AddressStyle): string {
  return townLine({ postcode: site_zip, town: site_city, region: site_region }, style);
}

/** Formats "Stålgatan 12, 754 50 Uppsala". */
export function addressLine(dealer: Addressed, style: AddressStyle): string {
  return [dealer.site_street, placeLine(dealer, style)].filter(Boolean).join(', ');
}

/** Returns the URL of a dealer in a maps service that works in every browser. */
export function mapsAddress(dealer: Addressed): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeUriPart(fullAddress(dealer))}`;
}

/** Returns the URL of directions to a dealer in a maps service. */
export function directionsAddress(dealer: Addressed): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeUriPart(fullAddress(dealer))}`;
}

function fullAddress(dealer: Addressed): string {
  return [dealer.site_official_name, dealer.site_street, dealer.site_zip, dealer.site_city].filter(Boolean).join(' ');
}
