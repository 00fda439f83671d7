import type { Dealer } from '../../catalogue/dealers/Dealer.ts';
import type { BookingStore } from '../BookingStore.ts';
import { townLine } from '../../kit/text/townLine.ts';
import type { AddressStyle } from '../../kit/text/townLine.ts';

/** Workshop details from the dealer index. */
export interface WorkshopDetails {
  siteName: string;
  phone: string;
  /** Null where the index has no position. */
  place: BookingStore['workshop'];
}

/** Dealer fields that it reads. */
export const workshopFields: (keyof Dealer)[] = [
  'id',
  'site_official_name',
  'site_street',
  'site_zip',
  'site_city',
  'site_region',
  'site_phone',
  'site_geocoord',
  'site_departments',
];

/** Returns departments by id (the dealer's ERP id), with their own phone or else the dealer's. */
export function workshopDetails(
  dealers: readonly Partial<Dealer>[],
  style: AddressStyle,
): Record<string, WorkshopDetails> {
  const entries = dealers.flatMap((dealer) =>
    (dealer.site_departments ?? []).map(({ erp_id, phone }): [string, WorkshopDetails] => [
      erp_id,
      {
        siteName: dealer.site_official_name ?? '',
        phone: phone || (dealer.site_phone ?? ''),
        place: buildPlace(dealer, style),
      },
    ]),
  );
  return Object.fromEntries(entries);
}

function buildPlace(
  { site_street, site_zip, site_city, site_region, site_geocoord }: Partial<Dealer>,
  style: AddressStyle,
): WorkshopDetails['place'] {
  const [latitude = NaN, longitude = NaN] = (site_geocoord ?? '').split(',').map(Number);
  const town = townLine({ postcode: site_zip, town: site_city, region: site_region }, style);
  const address = [site_street, town].filter(Boolean).join(', ');
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { address, latitude, longitude } : null;
}
