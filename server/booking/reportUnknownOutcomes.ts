import type { WorkshopContact } from '../../shared/booking/BookingGateway.ts';
import { caseNumber } from '../../shared/booking/request/caseNumber.ts';
import { queueMail } from '../messages/queueMessages.ts';
import type { OnUnknown } from '../upstream/once/bookingRequestLedger.ts';
import type { BookingSite } from './BookingSite.ts';
import { bookingTextSource } from './bookingTextSource.ts';
import type { BookingCaseDetails } from './BookingCaseDetails.ts';
import type { BookingParts, BookingSettings } from './Booking.ts';
import { bookingCaseMail } from './mail/bookingCaseMail.ts';

type WorkshopOf = (departmentId: string) => Promise<WorkshopContact | null>;

interface TellingParts extends BookingParts {
  /** Not called for a booking that is stored with the workshop's address. */
  workshopOf: WorkshopOf;
}

/**
 * Notifies the workshop and `casesMail` of a booking with an unknown outcome.
 * Each gets one mail, queued in the transaction that records the outcome. Warns when there is no recipient.
 */
export function reportUnknownOutcomes(
  { site, casesMail = '' }: Pick<BookingSettings, 'casesMail'> & { site: BookingSite },
  { outbox, content, builtInTexts, workshopOf, onBooked, logger }: TellingParts,
): OnUnknown {
  const wordings = bookingTextSource({ site, content, builtInTexts, logger });
  return async (queries, key, written) => {
    if (written === '') return;
    const details = JSON.parse(written) as BookingCaseDetails;
    const workshop = await findReceiver(details, workshopOf);
    const receivers = new Map(
      [
        [workshop?.email ?? '', workshop?.siteName ?? ''],
        [casesMail, ''],
      ].filter(([address]) => address !== '') as [string, string][],
    );
    logger.warn('booking.outcomeUnknown', { case: caseNumber(key), told: receivers.size });
    for (const [address, name] of receivers) {
      const mail = bookingCaseMail({ key, details, to: { name, address } }, wordings(), site);
      await queueMail(outbox, queries, { key: `bookingCase:${key}:${address}`, mail });
    }
    if (receivers.size > 0) setImmediate(onBooked);
  };
}

async function findReceiver(
  { request, siteName, workshopMail: email }: BookingCaseDetails,
  workshopOf: WorkshopOf,
): Promise<Pick<WorkshopContact, 'siteName' | 'email'> | null> {
  return email === undefined ? workshopOf(request.departmentId) : { siteName, email };
}
