import { randomUUID } from 'node:crypto';
import { BookingError } from '../../shared/booking/BookingError.ts';
import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import { fillText } from '../../shared/site/fillText.ts';
import type { Mail } from '../messages/MessageTypes.ts';
import { queueMail } from '../messages/queueMessages.ts';
import type { BookingParts, BookingSettings } from './Booking.ts';
import type { BookingSite } from './BookingSite.ts';
import type { BookingWordings, WordingsOf } from './bookingTextSource.ts';
import { UnconfirmedError } from './customerLimits.ts';
import { paragraph } from '../messages/mail/MailContent.ts';
import { writeMail } from '../messages/mail/writeMail.ts';

interface Options {
  site: Pick<BookingSite, 'country'>;
  senders: BookingSettings['senders'];
  wordings: WordingsOf;
}

/**
 * Raises the limit of bookings for customers who confirm their mail address.
 * A refused booking mails a code. Without a mail sender the limit stays as it is.
 */
export function confirmByMail(
  gateway: BookingGateway,
  { site, senders, wordings }: Options,
  { codes, outbox, onBooked }: Pick<BookingParts, 'codes' | 'outbox' | 'onBooked'>,
): BookingGateway {
  return {
    ...gateway,
    book: async ({ confirmationCode, ...request }, requestKey, language) => {
      try {
        return await gateway.book(request, requestKey, language);
      } catch (error) {
        if (!(error instanceof UnconfirmedError) || !codes || !senders.mail) throw error;
        const { email } = request.customer;
        const entered = confirmationCode ? await codes.enter(email, confirmationCode) : 'none';
        if (entered === 'right') return gateway.book(request, requestKey, language);
        const canEnter = await codes.request(request, site.country, async (queries, code, lapsesAt) => {
          const mail = confirmationMail(email, code, wordings(language));
          await queueMail(outbox, queries, { key: `bookingCode:${randomUUID()}`, mail, lapsesAt });
        });
        if (!canEnter) throw error;
        onBooked();
        const wrong = entered === 'wrong' ? { isWrongCode: true as const } : {};
        throw new BookingError({ code: 'TooManyRequests', ...wrong, confirmation: 'mail' });
      }
    },
  };
}

/** Mail with the code that confirms an address. */
export function confirmationMail(address: string, code: string, { texts, sender, language }: BookingWordings): Mail {
  const text = fillText(texts.bookingMailCodeText, { code });
  const head = { label: texts.bookingMailCode, headline: code, isCode: true };
  return {
    to: { name: '', address },
    subject: texts.bookingMailCode,
    ...writeMail({ head, preheader: text, parts: [paragraph(text)] }, sender, language),
  };
}
