import { slotClockText, longDayText } from '../../shared/booking/times/timeTexts.ts';
import { fillText } from '../../shared/site/fillText.ts';
import type { BookingMailTexts } from './mail/bookingMailTexts.ts';

/**
 * Formats a time, "torsdag 26 november 2026 kl.
 * 08:00", or the drop-off before it. Wall clock only, without conversion.
 */
export function slotWords(
  { timeSlot, isFullDay }: { timeSlot: string; isFullDay: boolean },
  texts: BookingMailTexts,
  locale: string,
): string {
  const day = longDayText(timeSlot, locale);
  const text = isFullDay ? texts.bookingMailFullDay : texts.bookingMailTime;
  return fillText(text, { day, clock: slotClockText(timeSlot, locale) });
}
