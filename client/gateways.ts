import { realClock } from '../shared/kit/Clock.ts';
import type { Gateways } from './framework/Gateways.ts';
import { lazily } from './framework/lazily.ts';
import { lazyBookingGateways } from './booking/gateways/lazyBookingGateways.ts';
import { lazyFinanceGateway } from './finance/quote/lazyFinanceGateway.ts';

/**
 * The browser's composition root: the interfaces of the pages, over /api.
 * @param language language of the page, and of texts and messages about bookings
 */
export function createGateways(language: string): Gateways {
  const fetchFromServer: typeof fetch = (input, init) => window.fetch(input, init);
  const fetchInLanguage: typeof fetch = (input, init) =>
    window.fetch(input, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), 'accept-language': language },
    });
  return {
    // a page arrives with its data: the HTTP gateways load with the first call
    content: lazily(async () =>
      (await import('./content/contentHttpGateway.ts')).createContentHttpGateway(fetchFromServer),
    ),
    catalogue: lazily(async () =>
      (await import('./catalogue/catalogueHttpGateway.ts')).createCatalogueHttpGateway(fetchFromServer),
    ),
    places: lazily(async () =>
      (await import('./places/placesHttpGateway.ts')).createPlacesHttpGateway(fetchFromServer),
    ),
    finance: lazyFinanceGateway(fetchFromServer),
    leads: lazily(async () => (await import('./forms/leadHttpGateway.ts')).createLeadHttpGateway(fetchFromServer)),
    photos: lazily(async () => (await import('./forms/photoHttpGateway.ts')).createPhotoHttpGateway(fetchFromServer)),
    ...lazyBookingGateways(fetchInLanguage),
    tireHotel: lazily(async () =>
      (await import('./tirehotel/tireHotelHttpGateway.ts')).createTireHotelHttpGateway(fetchInLanguage),
    ),
    // only the server searches the site
    siteSearch: lazily(() => Promise.reject(new Error())),
    clock: realClock,
  };
}
