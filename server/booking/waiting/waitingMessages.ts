import { isoClock, minutesOf, sentenceClockText } from '../../../shared/kit/time/clockText.ts';
import { wallTime } from '../../../shared/kit/time/zonedTime.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import { queueMail, queueSms } from '../../messages/queueMessages.ts';
import type { Outbox } from '../../storage/outbox/Outbox.ts';
import type { Queries } from '../../storage/Storage.ts';
import type { WordingsOf } from '../bookingTextSource.ts';
import type { Workshop } from '../embedded/BookingReference.ts';
import { siteNameIn } from '../embedded/siteNameIn.ts';
import type { WorkTime } from '../embedded/times/workTimes.ts';
import { bookingSmsText } from '../sms/bookingSmsText.ts';
import { smsNumber } from '../sms/smsNumber.ts';
import type { SitePhones } from '../sms/smsNumber.ts';
import { workshopPhone } from '../workshopPhone.ts';
import { waitingJoinedMail, waitingOfferMail } from './waitingMails.ts';
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

  return {
    joined: async (queries, entry, workshop) => {
      const leaveAddress = buildAddress(entry, 'leave');
      const mail = waitingJoinedMail({ entry, workshop, wordings: wordings(entry.language), leaveAddress });
      await queueMail(outbox, queries, { key: `waiting:${entry.id}:joined`, mail });
    },

    offered: async (queries, entry, workshop, { time, until: lapsesAt }) => {
      const { id, request, language } = entry;
      const own = wordings(language);
      const { texts, locale } = own;
      const until = sentenceClockText(minutesOf(clockAt(lapsesAt, timeZone)), locale);
      const [holdAddress, leaveAddress] = [buildAddress(entry, 'hold'), buildAddress(entry, 'leave')];
      const links = { holdAddress, leaveAddress };
      const mail = waitingOfferMail({ entry, workshop, wordings: own, time, until, phones, writePlate, ...links });
      await queueMail(outbox, queries, { key: `waiting:${id}:offered`, mail, lapsesAt });
      const to = textsOffers ? smsNumber(request.phone, phones) : null;
      if (to === null) return;
      const { timeSlot, isFullDay } = time;
      const phone = workshopPhone(workshop.phone, phones, locale);
      const facts = { id, timeSlot, isFullDay, siteName: siteNameIn(workshop, language), phone, texts, locale, until };
      const text = bookingSmsText('waitOffer', { ...facts, link: holdAddress });
      await queueSms(outbox, queries, { key: `waiting:${id}:offered`, sms: { to, text }, lapsesAt });
    },
  };
}
