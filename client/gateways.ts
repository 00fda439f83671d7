import { realClock } from '../shared/kit/Clock.ts';
import type { Gateways } from './app/Gateways.ts';
import { lazily } from './app/lazily.ts';
import { lazyBookingGateway } from './booking/lazyBookingGateway.ts';
import { lazyBookingLinkGateway } from './booking/lazyBookingLinkGateway.ts';
import { createCatalogueHttpGateway } from './catalogue/catalogueHttpGateway.ts';
import { createContentHttpGateway } from './content/contentHttpGateway.ts';
import { lazyFinanceGateway } from './finance/quote/lazyFinanceGateway.ts';
import { createPlacesHttpGateway } from './places/placesHttpGateway.ts';

/** The browser's composition root: the interfaces of the pages, over /api. */
export function createGateways(): Gateways {
  const fetchFromServer: typeof fetch = (input, init) => window.fetch(input, init);
  return {
    content: createContentHttpGateway(fetchFromServer),
    catalogue: createCatalogueHttpGateway(fetchFromServer),
    places: createPlacesHttpGateway(fetchFromServer),
    finance: lazyFinanceGateway(fetchFromServer),
    // few visitors send a form: its way to the server comes with the first one
    leads: lazily(async () => (await import('./forms/leadHttpGateway.ts')).createLeadHttpGateway(fetchFromServer)),
    photos: lazily(async () => (await import('./forms/photoHttpGateway.ts')).createPhotoHttpGateway(fetchFromServer)),
    booking: lazyBookingGateway(fetchFromServer),
    bookingLinks: lazyBookingLinkGateway(fetchFromServer),
    tireHotel: lazily(async () =>
      (await import('./tirehotel/tireHotelHttpGateway.ts')).createTireHotelHttpGateway(fetchFromServer),
    ),
    clock: realClock,
  };
}
