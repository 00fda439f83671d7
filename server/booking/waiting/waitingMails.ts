import { capitalized, longDayText, timeText } from '../../../shared/booking/times/timeTexts.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import { inHead, paragraph } from '../../messages/mail/MailContent.ts';
import type { MailPart } from '../../messages/mail/MailContent.ts';
import { subjectLabel } from '../../messages/mail/subjectLabel.ts';
import { writeMail } from '../../messages/mail/writeMail.ts';
import type { Mail } from '../../messages/MessageTypes.ts';
import type { BookingWordings } from '../bookingTextSource.ts';
import type { Workshop } from '../embedded/BookingReference.ts';
import { siteNameIn } from '../embedded/siteNameIn.ts';
import type { WorkTime } from '../embedded/times/workTimes.ts';
import { oneLine, workshopRows } from '../mail/bookingFacts.ts';
import { slotHeadline, slotWords } from '../slotWords.ts';
import type { SitePhones } from '../sms/smsNumber.ts';
import { workshopPhone } from '../workshopPhone.ts';
import type { WaitingEntry } from './waitingRows.ts';

interface WaitingMailFacts {
  entry: WaitingEntry;
  workshop: Workshop;
  wordings: BookingWordings;
  /** Address of the page that removes the entry. */
  leaveAddress: string;
}

interface OfferFacts extends WaitingMailFacts {
  time: WorkTime;
  /** End of the hold, as written for readers: "14:32". */
  until: string;
  /** Address of the page with the held time. */
  holdAddress: string;
  phones: SitePhones;
  /** Formats a registration number as people write it. */
  writePlate: (registrationNumber: string) => string;
}

/** Mail that confirms an entry of a waiting list. */
export function waitingJoinedMail({ entry, workshop, wordings, leaveAddress }: WaitingMailFacts): Mail {
  const { texts, language, locale, sender } = wordings;
  const { day } = entry.request;
  const values = { day: longDayText(day, locale), site: siteNameIn(workshop, entry.language) };
  const intro = fillText(texts.bookingMailWaitJoinedIntro, values);
  const head = { label: subjectLabel(texts.bookingMailWaitJoined), headline: capitalized(timeText(day, locale, true)) };
  const parts: MailPart[] = [
    paragraph(texts.bookingMailHelloNoName),
    paragraph(intro),
    leaveLink(wordings, leaveAddress),
  ];
  return {
    ...addresses(entry, workshop),
    subject: fillText(texts.bookingMailWaitJoined, values),
    ...writeMail({ head, preheader: intro, parts }, sender, language),
  };
}

/** Mail that offers a time which is held for the customer. */
export function waitingOfferMail(facts: OfferFacts): Mail {
  const { entry, workshop, wordings, leaveAddress, time, until, holdAddress, phones, writePlate } = facts;
  const { texts, language, locale, sender } = wordings;
  const siteName = siteNameIn(workshop, entry.language);
  const values = { time: slotWords(time, texts, locale), site: siteName, until };
  const intro = fillText(texts.bookingMailWaitOfferIntro, values);
  const plate = writePlate(oneLine(entry.request.registrationNumber));
  const phone = workshopPhone(workshop.phone, phones, locale);
  const parts: MailPart[] = [
    paragraph(texts.bookingMailHelloNoName),
    paragraph(intro),
    inHead({
      kind: 'rows',
      rows: [
        [texts.bookingMailWhen, values.time],
        [texts.bookingMailPlate, plate],
      ],
    }),
    { kind: 'button', text: texts.bookingMailWaitBook, address: holdAddress },
    { kind: 'rows', rows: workshopRows({ ...workshop, siteName, phone }, texts, phones.country) },
    leaveLink(wordings, leaveAddress),
  ];
  const head = {
    label: subjectLabel(texts.bookingMailWaitOffer),
    headline: slotHeadline(time, texts, locale),
    plate,
  };
  return {
    ...addresses(entry, workshop),
    subject: fillText(texts.bookingMailWaitOffer, values),
    ...writeMail({ head, preheader: intro, parts }, sender, language),
  };
}

const leaveLink = ({ texts }: BookingWordings, address: string): MailPart => ({
  kind: 'link',
  text: texts.bookingMailWaitLeave,
  address,
});

function addresses({ request, language }: WaitingEntry, workshop: Workshop): Pick<Mail, 'to' | 'replyTo'> {
  return {
    to: { name: '', address: request.email },
    replyTo: { name: siteNameIn(workshop, language), address: workshop.email },
  };
}
