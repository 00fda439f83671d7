import type { BookingFailure } from './BookingError.ts';
import type { WorkshopSite } from './BookingTypes.ts';

/** Event of the workshop search. The last one is an error or says that there are no (more) workshops. */
export type SiteEvent = WorkshopSite | { error: BookingFailure } | { noSites: true };
