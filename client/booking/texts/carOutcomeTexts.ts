import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings about a car that cannot be booked. */
export const carOutcomeTexts = {
  bookingNotFoundTitle: 'Vi hittar inte bilen',
  bookingInvalidRegTitle: 'Ogiltigt registreringsnummer',
  bookingCallUs: 'Hör av dig på {phone} om numret är rätt.',
  bookingFailedCall: 'Ring {phone} så bokar vi åt dig.',
  bookingBrandNotServedTitle: '{brand} kan inte bokas här',
  bookingElsewhereTitle: '{brand} bokar du på en egen sida',
  bookingElsewhere: 'Service, däckbyte och verkstad för {brand} bokar du via länken överst på sidan.',
} satisfies Texts;
