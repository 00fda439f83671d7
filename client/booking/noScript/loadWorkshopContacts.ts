import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { addressLine, parseGeoPoint } from '../../../shared/catalogue/dealers/dealerRules.ts';
import { nearPlace } from '../../../shared/catalogue/dealers/dealerQuery.ts';
import { sortByDistance } from '../../../shared/catalogue/dealers/sortByDistance.ts';
import type { NearPlace } from '../../../shared/catalogue/dealers/dealerQuery.ts';
import { hasDealers } from '../../../shared/catalogue/hasDealers.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { parseQuery } from '../../../shared/kit/text/queryText.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import type { LoadContext } from '../../framework/PageRoute.ts';
import { contactsLoaded, workshopContactsSlice } from './workshopContacts.ts';
import type { WorkshopContact } from './workshopContacts.ts';
import type { AddressStyle } from '../../../shared/kit/text/townLine.ts';
import { cutText } from '../../../shared/kit/text/cutText.ts';

const fields: (keyof Dealer)[] = [
  'id',
  'site_official_name',
  'site_street',
  'site_zip',
  'site_city',
  'site_region',
  'site_geocoord',
  'site_departments',
];

const maxRequested = 100;
/** Maximum number of workshops with hours on the page; the list of dealers has the others. */
const maxShown = 6;
const maxPlaceCharacters = 100;

/**
 * Finds workshops that visitors without JavaScript can call.
 * These are the nearest to the place in the address ("?place=Uppsala"), or the first in the site's order. None when the
 * dealers are unavailable; the gateway has logged that. Server only: a browser with JavaScript never shows them.
 */
export async function loadWorkshopContacts({ store, gateways, site, location }: LoadContext): Promise<void> {
  if (!hasDealers(site)) return;
  const asked = cutText((parseQuery(location.search).get('place')?.[0] ?? '').trim(), maxPlaceCharacters);
  const [place, answer] = await Promise.all([
    asked === '' ? null : placeNamed(asked, gateways, site),
    gateways.catalogue.searchDealers({
      index: indexFor(site.name, 'sites'),
      fields,
      keyphrase: '',
      facets: [],
      limit: maxRequested,
      offset: 0,
      sort_name: 'website_sort_order:asc',
      filters: { department_group: ['Workshop'] },
    }),
  ]);
  const found = answer.content.map((dealer) => ({ dealer, point: parseGeoPoint(dealer.site_geocoord ?? '') }));
  const failed = place === 'failed';
  const near = failed ? null : place;
  const sorted = near ? sortByDistance(found, near) : found;
  const contacts = sorted.flatMap(({ dealer }) => toContacts(dealer, site)).slice(0, maxShown);
  store.addReducer('workshopContacts', workshopContactsSlice.reducer);
  store.dispatch(contactsLoaded({ asked, near, failed, contacts }));
}

/** A place in the site's country, named in the page's language. */
async function placeNamed(
  name: string,
  { places }: Gateways,
  { country, language }: Pick<SiteContext, 'country' | 'language'>,
): Promise<NearPlace | 'failed' | null> {
  try {
    const [likeliest] = await places.autocomplete(name, { country, language });
    const place = likeliest ? await places.details(likeliest.placeId, { language }) : null;
    return place && nearPlace({ lat: place.latitude, lng: place.longitude }, place.name);
  } catch {
    return 'failed'; // the gateway has logged it
  }
}

function toContacts(dealer: Partial<Dealer>, style: AddressStyle): WorkshopContact[] {
  const { site_official_name: name = '', site_departments = [] } = dealer;
  return site_departments
    .filter(({ group }) => group === 'Workshop')
    .slice(0, 1)
    .map(({ phone, email, openingschedule }) => ({
      id: dealer.id ?? '',
      name,
      address: addressLine(dealer, style),
      phone,
      email,
      hours: openingschedule.openinghours,
    }));
}
