import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { Texts } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../translate.ts';

/** Paths of booking pages, without the language, and names of calendar files; mails use the same keys. */
export const bookingPageTexts = {
  pathToBooking: 'verkstad/bokning',
  pathToWorkshopBooking: 'verkstad/boka',
  pathToTireHotel: 'dackhotell',
  bookingCalendarFile: 'verkstadstid.ics',
  wheelCalendarFile: 'hjulskifte.ics',
} satisfies Texts;

/** Keys of paths. Languages of sites without a workshop have no texts for them. */
export const bookingPageKeys = ['pathToBooking', 'pathToWorkshopBooking', 'pathToTireHotel'] as const;

type BookingPage = (typeof bookingPageKeys)[number];

/** Address of a booking page in the current page's language. */
export function bookingPagePath(
  { basePath }: Pick<SiteContext, 'basePath'>,
  t: Translate<typeof bookingPageTexts>,
  page: BookingPage,
): string {
  return `${basePath}/${t(page)}`;
}
