import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ICalLuxonDateTimeStub } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { withCarNumbers } from '../../shared/booking/request/describedCar.ts';
import { bookingNumber } from '../../shared/booking/request/bookingNumber.ts';
import { slotClockText } from '../../shared/booking/times/timeTexts.ts';
import { fillText } from '../../shared/site/fillText.ts';
import { textIn } from '../../shared/site/LocalizedText.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import { siteNameIn } from './embedded/siteNameIn.ts';
import type { Workshop } from './embedded/BookingReference.ts';
import type { StoredBooking } from './embedded/StoredBooking.ts';
import type { BookingMailTexts } from './mail/bookingMailTexts.ts';

export interface CalendarOptions {
  /** IANA name of the workshop's time zone. */
  timeZone: string;
  /** URL of the page that shows, moves and cancels the booking. */
  address: string;
  texts: BookingMailTexts;
  language: Language;
}

/** Length of the event for a full-day booking: handing the car over in the morning. */
const handOverMinutes = 30;

/**
 * Renders the booking as a calendar file (RFC 5545).
 * The output is the same however often it is rendered. A calendar replaces its event by the one with the larger
 * SEQUENCE, and removes a cancelled one. The file has no name, registration number, phone or mail address of the
 * customer.
 */
export function bookingCalendar(
  booking: StoredBooking,
  workshop: Workshop,
  { timeZone, address, texts, language }: CalendarOptions,
): string {
  const { timeSlot, isFullDay, minutes } = booking;
  const { phone, email } = workshop;
  const siteName = siteNameIn(workshop, language);
  const cancelled = booking.state === 'cancelled';
  const calendar = ical({
    prodId: { company: 'Forecourt', product: 'Booking', language: language.toUpperCase() },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // The zone belongs to the event. A zone on the calendar would also apply to DTSTAMP, which must be UTC.
    timezone: { name: null, generator: zoneBlock },
  });
  calendar.createEvent({
    id: booking.id,
    sequence: booking.sequence,
    stamp: new Date(booking.changedAt),
    start: asWritten(timeSlot, 0),
    end: asWritten(timeSlot, isFullDay ? handOverMinutes : minutes),
    timezone: timeZone,
    summary: fillText(texts.bookingCalendarSummary, { site: siteName }),
    location: {
      title: siteName,
      address: workshop.address,
      geo: { lat: workshop.latitude, lon: workshop.longitude },
    },
    description: [
      ...(isFullDay ? [fillText(texts.bookingCalendarFullDay, { clock: slotClockText(timeSlot, language) })] : []),
      `${texts.bookingMailNumber}: ${bookingNumber(booking.id)}`,
      `${texts.bookingMailCar}: ${withCarNumbers(booking.car, booking.request.described)}`,
      `${texts.bookingMailServices}: ${booking.services.map(({ name }) => textIn(name, language)).join(', ')}`,
      `${texts.bookingMailPhone}: ${phone}`,
      fillText(texts.bookingCalendarChange, { link: address }),
    ].join('\n'),
    url: address,
    // some calendars misread these characters even within quotes
    organizer: { name: siteName.replace(/[";:,]+\s*/g, ' '), email },
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return `${calendar.toString()}\r\n`;
}

/**
 * Wall-clock text plus some minutes, formatted for ical-generator.
 * A Date would be written in the time zone of this process. (The shape is that of a luxon DateTime, the only date type
 * that formats itself.)
 */
function asWritten(timeSlot: string, minutesLater: number): ICalLuxonDateTimeStub {
  const date = new Date(Date.parse(`${timeSlot}Z`) + minutesLater * 60_000);
  const compactIso = date.toISOString().replace(/[-:]/g, '');
  const stub: ICalLuxonDateTimeStub = {
    isValid: true,
    zone: { type: 'fixed' },
    setZone: () => stub,
    toFormat: (format) => (format === 'HHmmss' ? compactIso.slice(9, 15) : compactIso.slice(0, 8)),
    toJSDate: () => date,
    toJSON: () => compactIso,
  };
  return stub;
}

/** VTIMEZONE block of a time zone. The library names the zone with the same rules: Berlin for Stockholm. */
function zoneBlock(timeZone: string): string {
  const [block = ''] = tzlib_get_ical_block(timeZone);
  return block.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, (line) => `${line.split(':')[0] ?? ''}:${timeZone}`);
}
