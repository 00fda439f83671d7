import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { registerTexts } from '../registerTexts.ts';
import type { Translate } from '../translate.ts';

/** Paths of booking pages, without the language, and names of calendar files; mails use the same keys. */
export const bookingPageTexts = registerTexts({
  pathToBooking: 'verkstad/bokning',
  pathToWorkshopBooking: 'verkstad/boka',
  pathToTireHotel: 'dackhotell',
  bookingCalendarFile: 'verkstadstid.ics',
  wheelCalendarFile: 'hjulskifte.ics',
});

/** Keys of paths. Languages of sites without a workshop have no texts for them. */
export const bookingPageKeys = ['pathToBooking', 'pathToWorkshopBooking', 'pathToTireHotel'] as const;

type BookingPage = (typeof bookingPageKeys)[number];

/** Address of a booking page in the current page's language. */
export function bookingPagePath({ basePath }: Pick<SiteContext, 'basePath'>, t: Translate, page: BookingPage): string {
  return `${basePath}/${t(page)}`;
}
