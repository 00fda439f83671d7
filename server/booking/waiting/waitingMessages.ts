import { longDayText } from '../../../shared/booking/times/timeTexts.ts';
import { isoClock, writtenClockText } from '../../../shared/kit/time/clockText.ts';
import { wallTime } from '../../../shared/kit/time/zonedTime.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import { paragraph, writeMail } from '../../messages/mailParts.ts';
import type { MailPart } from '../../messages/mailParts.ts';
import type { Mail } from '../../messages/MessageTypes.ts';
import { queueMail, queueSms } from '../../messages/queueMessages.ts';
import type { Outbox } from '../../storage/outbox/Outbox.ts';
import type { Queries } from '../../storage/Storage.ts';
import type { WordingsOf } from '../bookingTextSource.ts';
import type { Workshop } from '../embedded/BookingReference.ts';
import { siteNameIn } from '../embedded/siteNameIn.ts';
import type { WorkTime } from '../embedded/times/workTimes.ts';
import { oneLine } from '../mail/bookingFacts.ts';
import { slotWords } from '../slotWords.ts';
import { bookingSmsText } from '../sms/bookingSmsText.ts';
import { smsNumber } from '../sms/smsNumber.ts';
import type { SitePhones } from '../sms/smsNumber.ts';
import { workshopPhone } from '../workshopPhone.ts';
import type { WaitingEntry } from './waitingRows.ts';

export interface WaitingMessageOptions {
  outbox: Outbox;
  /** IANA name of the workshops' time zone. */
  timeZone: string;
  /** Formats a registration number as people write it. */
  writePlate: (registrationNumber: string) => string;
  phones: SitePhones;
  wordings: WordingsOf;
  /** Returns the URL of the booking page. */
  bookAddress: (language?: Language) => string;
  linkOf: (entryId: string) => string;
  /** True when mobile numbers get offers by text message, too. */
  texts: boolean;
}

/** Messages to waiting customers, queued in the transaction that causes them. */
export interface WaitingMessages {
  joined(queries: Queries, entry: WaitingEntry, workshop: Workshop): Promise<void>;
  /** Not sent once the hold has ended. */
  offered(queries: Queries, entry: WaitingEntry, workshop: Workshop, offer: Offer): Promise<void>;
}

interface Offer {
  time: WorkTime;
  /** End of the hold. */
  until: Date;
}

/** Wall-clock time of an instant: "14:32". */
export function clockAt(instant: Date, timeZone: string): string {
  const { minutes } = wallTime(instant.getTime(), timeZone);
  return isoClock(minutes);
}

export function createWaitingMessages(options: WaitingMessageOptions): WaitingMessages {
  const { outbox, timeZone, writePlate, phones, wordings, bookAddress, linkOf, texts: textsOffers } = options;

  // in the fragment, which browsers do not send: the link reaches no server and no log
  const buildAddress = ({ id, language }: WaitingEntry, what: 'hold' | 'leave'): string =>
    `${bookAddress(language)}#${what}-${linkOf(id)}`;

  function mailTo(
    { request, language }: WaitingEntry,
    workshop: Workshop,
    { subject, parts }: { subject: string; parts: MailPart[] },
  ): Mail {
    const siteName = siteNameIn(workshop, language);
    return {
      to: { name: '', address: request.email },
      replyTo: { name: siteName, address: workshop.email },
      subject,
      ...writeMail(parts, wordings(language).sender, language),
    };
  }

  return {
    joined: async (queries, entry, workshop) => {
      const { request, language } = entry;
      const { texts, locale } = wordings(language);
      const values = { day: longDayText(request.day, locale), site: siteNameIn(workshop, language) };
      const parts: MailPart[] = [
        paragraph(texts.bookingMailHelloNoName),
        paragraph(fillText(texts.bookingMailWaitJoinedIntro, values)),
        { kind: 'link', text: texts.bookingMailWaitLeave, address: buildAddress(entry, 'leave') },
      ];
      const mail = mailTo(entry, workshop, { subject: fillText(texts.bookingMailWaitJoined, values), parts });
      await queueMail(outbox, queries, { key: `waiting:${entry.id}:joined`, mail });
    },

    offered: async (queries, entry, workshop, { time, until }) => {
      const { id, request, language } = entry;
      const { texts, locale } = wordings(language);
      const siteName = siteNameIn(workshop, language);
      const phone = workshopPhone(workshop.phone, phones, locale);
      const clock = writtenClockText(clockAt(until, timeZone), locale);
      const values = { time: slotWords(time, texts, locale), site: siteName, until: clock };
      const parts: MailPart[] = [
        paragraph(texts.bookingMailHelloNoName),
        paragraph(fillText(texts.bookingMailWaitOfferIntro, values)),
        {
          kind: 'rows',
          rows: [
            [texts.bookingMailWhen, values.time],
            [texts.bookingMailWorkshop, siteName],
            [texts.bookingMailAddress, workshop.address],
            [texts.bookingMailPhone, phone],
            [texts.bookingMailPlate, writePlate(oneLine(request.registrationNumber))],
          ],
        },
        { kind: 'link', text: texts.bookingMailWaitBook, address: buildAddress(entry, 'hold') },
        { kind: 'link', text: texts.bookingMailWaitLeave, address: buildAddress(entry, 'leave') },
      ];
      const mail = mailTo(entry, workshop, { subject: fillText(texts.bookingMailWaitOffer, values), parts });
      await queueMail(outbox, queries, { key: `waiting:${id}:offered`, mail, lapsesAt: until });
      const to = textsOffers ? smsNumber(request.phone, phones) : null;
      if (to === null) return;
      const { timeSlot, isFullDay } = time;
      const facts = { id, timeSlot, isFullDay, siteName, phone, texts, locale, until: clock };
      const text = bookingSmsText('waitOffer', { ...facts, link: buildAddress(entry, 'hold') });
      await queueSms(outbox, queries, { key: `waiting:${id}:offered`, sms: { to, text }, lapsesAt: until });
    },
  };
}
