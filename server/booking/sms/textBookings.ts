import type { WorkshopContact } from '../../../shared/booking/BookingGateway.ts';
import type { BookingRequest, MessageChannel } from '../../../shared/booking/BookingTypes.ts';
import type { SmsNotice } from '../../../shared/site/SiteTypes.ts';
import { queueSms } from '../../messages/queueMessages.ts';
import type { OnDone } from '../../upstream/once/bookingRequestLedger.ts';
import type { BookingCaseDetails } from '../BookingCaseDetails.ts';
import type { BookingSite } from '../BookingSite.ts';
import { bookingTextSource } from '../bookingTextSource.ts';
import type { BookingParts, BookingSettings } from '../Booking.ts';
import type { Booked } from '../mechmate/bookOnce.ts';
import { bookingSmsText } from './bookingSmsText.ts';
import { smsKey } from './bookingSms.ts';
import { workshopPhone } from '../workshopPhone.ts';
import { smsNumber } from './smsNumber.ts';

const dayMs = 24 * 3_600_000;

interface TextingParts extends BookingParts {
  workshopOf: (departmentId: string) => Promise<WorkshopContact | null>;
}

interface BookingTexts {
  onDone: OnDone<Booked>;
  channelsOf: (request: BookingRequest) => MessageChannel[];
  notice: SmsNotice | null;
}

/**
 * Confirms bookings of another booking system by text message, in the transaction that records them.
 * That system does not report later changes, so there is no reminder.
 */
export function textBookings(
  { site, senders }: Pick<BookingSettings, 'senders'> & { site: BookingSite },
  { outbox, content, builtInTexts, workshopOf, onBooked, clock, logger }: TextingParts,
): BookingTexts {
  const wordings = bookingTextSource({ site, content, builtInTexts, logger });
  return {
    onDone: async (queries, written, { id }) => {
      const { request, siteName, language } = JSON.parse(written) as BookingCaseDetails;
      const { timeSlot, isFullDay, customer } = request;
      const to = smsNumber(customer.phone, site);
      if (to === null) return;
      const { texts, locale } = wordings(language);
      const workshop = await workshopOf(request.departmentId);
      const names = {
        siteName: workshop?.siteName ?? siteName,
        phone: workshopPhone(workshop?.phone ?? '', site, locale),
      };
      const facts = { id, timeSlot, isFullDay, ...names, link: '', texts, locale };
      const sms = { to, text: bookingSmsText('booked', facts) };
      const lapsesAt = new Date(clock.now().getTime() + dayMs);
      await queueSms(outbox, queries, { key: smsKey({ id, sequence: 0 }, 'booked'), sms, lapsesAt });
      setImmediate(onBooked);
    },
    channelsOf: ({ customer }) => (senders.sms && smsNumber(customer.phone, site) !== null ? ['sms'] : []),
    notice: senders.sms ? 'confirmation' : null,
  };
}
