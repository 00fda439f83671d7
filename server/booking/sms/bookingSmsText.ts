import { bookingNumber } from '../../../shared/booking/request/bookingNumber.ts';
import { slotClockText, timeText } from '../../../shared/booking/times/timeTexts.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import { gsm7Length, toGsm7 } from '../../messages/gsm7.ts';
import type { BookingMailTexts } from '../mail/bookingMailTexts.ts';
import { cutText } from '../../../shared/kit/text/cutText.ts';

/** Two segments of 153 septets each. */
const maxSeptets = 306;
const minSiteCharacters = 12;

const wordings = {
  booked: 'bookingSmsBooked',
  moved: 'bookingSmsMoved',
  changed: 'bookingSmsChanged',
  cancelled: 'bookingSmsCancelled',
  reminder: 'bookingSmsReminder',
  waitOffer: 'bookingSmsWaitOffer',
} as const;

export interface BookingSmsFacts {
  id: string;
  timeSlot: string;
  isFullDay: boolean;
  siteName: string;
  /** Phone number of the workshop; "" when unknown. */
  phone: string;
  /** URL of the booking; "" for none. */
  link: string;
  /** End of an offer, wall clock. */
  until?: string;
  texts: BookingMailTexts;
  /** BCP 47 tag. */
  locale: string;
}

/**
 * Text message about a booking, in the GSM 7-bit alphabet and at most two segments.
 * If it is too long, the name of the workshop is shortened, then the link left out. It names neither customer nor car.
 */
export function bookingSmsText(what: keyof typeof wordings, facts: BookingSmsFacts): string {
  const { id, timeSlot, isFullDay, phone, link, until = '', texts, locale } = facts;
  const day = timeText(timeSlot, locale, true);
  const time = fillText(isFullDay ? texts.bookingMailFullDay : texts.bookingMailTime, {
    day,
    clock: slotClockText(timeSlot, locale),
  });
  const site = toGsm7(facts.siteName).trim();
  const written = (name: string, address: string): string => {
    const wording = what === 'booked' && address === '' ? texts.bookingSmsBookedNoLink : texts[wordings[what]];
    return toGsm7(
      fillText(wording, { site: name, time, number: bookingNumber(id), phone, until, link: address }),
    ).trim();
  };
  const full = written(site, link);
  const excess = gsm7Length(full) - maxSeptets;
  if (excess <= 0) return full;
  const shortened = cutText(site, Math.max(minSiteCharacters, site.length - excess)).trim();
  const short = written(shortened, link);
  if (gsm7Length(short) <= maxSeptets) return short;
  return cutText(written(shortened, ''), maxSeptets / 2);
}
