import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ICalLuxonDateTimeStub } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { bookingNumber } from '../../shared/booking/bookingNumber.ts';
import { slotClockText } from '../../shared/booking/timeTexts.ts';
import { fillText } from '../../shared/site/fillText.ts';
import { textIn } from '../../shared/site/LocalizedText.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import { siteNameIn } from './embedded/siteNameIn.ts';
import type { Workshop } from './embedded/BookingReference.ts';
import type { StoredBooking } from './embedded/StoredBooking.ts';
import type { BookingMailTexts } from './mail/bookingMailTexts.ts';

export interface CalendarOptions {
  /** IANA name, of the workshop's wall clock. */
  timeZone: string;
  /** Where the booking can be seen, moved and cancelled. */
  address: string;
  texts: BookingMailTexts;
  language: Language;
}

/** To hand the car over in the morning; what the workshop does with it that day is not the visitor's time. */
const handOverMinutes = 30;

/**
 * The booking as a calendar file (RFC 5545), the same whenever it is made: a calendar that has it takes the one with
 * the larger SEQUENCE in its place, and out when it is cancelled. It has no name, plate, phone or mail of the customer.
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
    // the zone is the event's: with one of the calendar's own DTSTAMP would be written in it, and it has to be UTC
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
      `${texts.bookingMailCar}: ${booking.car}`,
      `${texts.bookingMailServices}: ${booking.services.map(({ name }) => textIn(name, language)).join(', ')}`,
      `${texts.bookingMailPhone}: ${phone}`,
      fillText(texts.bookingCalendarChange, { link: address }),
    ].join('\n'),
    url: address,
    // some calendars read these signs wrongly even between quotes
    organizer: { name: siteName.replace(/[";:,]+\s*/g, ' '), email },
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return `${calendar.toString()}\r\n`;
}

/**
 * A wall-clock text, some minutes later, as ical-generator writes it: as it stands. Of a Date it would write what this
 * process's own clock shows. (The shape is that of a luxon DateTime, the one kind of date that formats itself.)
 */
function asWritten(timeSlot: string, minutesLater: number): ICalLuxonDateTimeStub {
  const date = new Date(Date.parse(`${timeSlot}Z`) + minutesLater * 60_000);
  const written = date.toISOString().replace(/[-:]/g, '');
  const stub: ICalLuxonDateTimeStub = {
    isValid: true,
    zone: { type: 'fixed' },
    setZone: () => stub,
    toFormat: (format) => (format === 'HHmmss' ? written.slice(9, 15) : written.slice(0, 8)),
    toJSDate: () => date,
    toJSON: () => written,
  };
  return stub;
}

/** The rules of a time zone. The library names the zone whose rules it shares: Stockholm's are Berlin's. */
function zoneBlock(timeZone: string): string {
  const [block = ''] = tzlib_get_ical_block(timeZone);
  return block.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, (line) => `${line.split(':')[0] ?? ''}:${timeZone}`);
}
