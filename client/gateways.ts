import { realClock } from '../shared/kit/Clock.ts';
import type { Gateways } from './app/Gateways.ts';
import { lazily } from './app/lazily.ts';
import { lazyBookingGateway } from './booking/lazyBookingGateway.ts';
import { lazyBookingLinkGateway } from './booking/lazyBookingLinkGateway.ts';
import { createCatalogueHttpGateway } from './catalogue/catalogueHttpGateway.ts';
import { createContentHttpGateway } from './content/contentHttpGateway.ts';
import { lazyFinanceGateway } from './finance/quote/lazyFinanceGateway.ts';
import { createPlacesHttpGateway } from './places/placesHttpGateway.ts';

/**
 * The browser's composition root: the interfaces of the pages, over /api.
 * @param language of the page; texts and messages of bookings are in it
 */
export function createGateways(language: string): Gateways {
  const fetchFromServer: typeof fetch = (input, init) => window.fetch(input, init);
  const fetchInLanguage: typeof fetch = (input, init) =>
    window.fetch(input, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), 'accept-language': language },
    });
  return {
    content: createContentHttpGateway(fetchFromServer),
    catalogue: createCatalogueHttpGateway(fetchFromServer),
    places: createPlacesHttpGateway(fetchFromServer),
    finance: lazyFinanceGateway(fetchFromServer),
    // few visitors send a form: its way to the server comes with the first one
    leads: lazily(async () => (await import('./forms/leadHttpGateway.ts')).createLeadHttpGateway(fetchFromServer)),
    photos: lazily(async () => (await import('./forms/photoHttpGateway.ts')).createPhotoHttpGateway(fetchFromServer)),
    booking: lazyBookingGateway(fetchInLanguage),
    bookingLinks: lazyBookingLinkGateway(fetchInLanguage),
    tireHotel: lazily(async () =>
      (await import('./tirehotel/tireHotelHttpGateway.ts')).createTireHotelHttpGateway(fetchInLanguage),
    ),
    siteSearch: { search: () => Promise.reject(new Error('The server searches the site.')) },
    clock: realClock,
  };
}
