import { capitalized, longDayText, slotClockText, timeText } from '../../shared/booking/times/timeTexts.ts';
import { fillText } from '../../shared/site/fillText.ts';
import type { StoredBooking } from './embedded/StoredBooking.ts';
import type { BookingMailTexts } from './mail/bookingMailTexts.ts';

type Slot = Pick<StoredBooking, 'timeSlot' | 'isFullDay'>;

/**
 * Formats a time, "torsdag 26 november 2026 kl.
 * 08:00", or the drop-off before it. Wall clock only, without conversion.
 */
export function slotWords({ timeSlot, isFullDay }: Slot, texts: BookingMailTexts, locale: string): string {
  return withDay({ timeSlot, isFullDay }, longDayText(timeSlot, locale), texts, locale);
}

/** Formats a time for a headline, without its year: "Torsdag 26 november kl. 08:00". */
export function slotHeadline(slot: Slot, texts: BookingMailTexts, locale: string): string {
  return capitalized(withDay(slot, timeText(slot.timeSlot, locale, true), texts, locale));
}

function withDay({ timeSlot, isFullDay }: Slot, day: string, texts: BookingMailTexts, locale: string): string {
  const text = isFullDay ? texts.bookingMailFullDay : texts.bookingMailTime;
  return fillText(text, { day, clock: slotClockText(timeSlot, locale) });
}
