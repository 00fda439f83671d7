import type { Texts } from '../../../shared/site/SiteTypes.ts';

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

export type BookingPage = (typeof bookingPageKeys)[number];
