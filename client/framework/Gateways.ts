import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import type { BookingLinkGateway } from '../../shared/booking/BookingLinkGateway.ts';
import type { WaitingListGateway } from '../../shared/booking/WaitingListGateway.ts';
import type { CatalogueGateway } from '../../shared/catalogue/CatalogueGateway.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import type { FinanceGateway } from '../../shared/finance/FinanceGateway.ts';
import type { LeadGateway } from '../../shared/forms/LeadGateway.ts';
import type { PhotoGateway } from '../../shared/forms/PhotoGateway.ts';
import type { PlacesGateway } from '../../shared/places/PlacesGateway.ts';
import type { SiteSearchGateway } from '../../shared/content/SiteSearchGateway.ts';
import type { TireHotelGateway } from '../../shared/tirehotel/TireHotelGateway.ts';

/** Data sources for pages. The server passes in-process gateways, the browser the same interfaces over /api. */
export interface Gateways {
  content: ContentGateway;
  catalogue: CatalogueGateway;
  places: PlacesGateway;
  finance: FinanceGateway;
  leads: LeadGateway;
  photos: PhotoGateway;
  booking: BookingGateway;
  bookingLinks: BookingLinkGateway;
  waitingList: WaitingListGateway;
  siteSearch: SiteSearchGateway;
  tireHotel: TireHotelGateway;
  clock: Clock;
}
