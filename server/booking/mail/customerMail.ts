import { scaledPicturePath } from '../../../shared/kit/pictureWidths.ts';
import { encodeUriPart } from '../../../shared/kit/text/encodeUriPart.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import { isoClock } from '../../../shared/kit/time/clockText.ts';
import { wallTime } from '../../../shared/kit/time/zonedTime.ts';
import type { Mail } from '../../messages/MessageTypes.ts';
import { bookingCalendar } from '../bookingCalendar.ts';
import { siteNameIn } from '../embedded/siteNameIn.ts';
import { changeableUntil } from '../embedded/times/slotInstant.ts';
import { slotWords } from '../slotWords.ts';
import { bookingHead, bookingPreheader, oneLine, placeAndTime, servicesAndTotal } from './bookingFacts.ts';
import type { BookingFacts } from './bookingFacts.ts';
import { paragraph, quiet } from '../../messages/mail/MailContent.ts';
import type { MailContent, MailHead, MailPart } from '../../messages/mail/MailContent.ts';
import { writeMail } from '../../messages/mail/writeMail.ts';

const wordings = {
  booked: { subject: 'bookingMailBooked', intro: 'bookingMailBookedIntro' },
  moved: { subject: 'bookingMailMoved', intro: 'bookingMailMovedIntro' },
  changed: { subject: 'bookingMailChanged', intro: 'bookingMailChangedIntro' },
  cancelled: { subject: 'bookingMailCancelled', intro: 'bookingMailCancelledIntro' },
  reminder: { subject: 'bookingMailReminder', intro: 'bookingMailReminderIntro' },
  askedAgain: { subject: 'bookingMailAskedAgain', intro: 'bookingMailAskedAgainIntro' },
} as const;

/** Width in px of pictures in mails, one of those that are scaled. */
const pictureWidth = 768;

/** Mail to the customer about a booking event, with the calendar file. See customerMailContent. */
export function customerMail(what: keyof typeof wordings, facts: BookingFacts, now: Date): Mail {
  const { booking, workshop, texts, language, sender } = facts;
  const { firstName, lastName, email } = booking.request.customer;
  return {
    to: { name: plainName(`${firstName} ${lastName}`), address: email },
    // the sender address takes no replies
    replyTo: { name: siteNameIn(workshop, language), address: workshop.email },
    subject: fillText(texts[wordings[what].subject], subjectValues(facts)),
    ...writeMail(customerMailContent(what, facts, now), sender, language),
    attachments: [
      {
        name: texts.bookingCalendarFile,
        type: calendarType(booking.state),
        text: bookingCalendar(booking, workshop, facts),
      },
    ],
  };
}

const subjectValues = ({ booking, workshop, texts, language, locale }: BookingFacts): Record<string, string> => ({
  time: slotWords(booking, texts, locale),
  site: siteNameIn(workshop, language),
});

/**
 * Content of the mail to the customer.
 * `now` decides whether the booking can still be changed.
 */
export function customerMailContent(what: keyof typeof wordings, facts: BookingFacts, now: Date): MailContent {
  const parts: MailPart[] = [
    paragraph(greeting(facts)),
    paragraph(fillText(facts.texts[wordings[what].intro], subjectValues(facts))),
    ...placeAndTime(facts),
    ...fullDayNote(what, facts),
    ...(what === 'cancelled' ? again(facts) : [...change(facts, now), ...servicesAndTotal(facts)]),
  ];
  return { head: customerHead(what, facts), preheader: bookingPreheader(facts), parts };
}

/** A cancelled time is struck through; a reminder shows where to drive. */
function customerHead(what: keyof typeof wordings, facts: BookingFacts): MailHead {
  const { workshop, language, texts } = facts;
  const head = { ...bookingHead(facts, texts[wordings[what].subject]), isOver: what === 'cancelled' };
  if (what !== 'reminder' || !workshop.picture) return head;
  return { ...head, picture: { src: mailPicture(workshop.picture), alt: siteNameIn(workshop, language) } };
}

/** Address of a picture in a format that all mail programs show; pictures of other hosts stay as they are. */
function mailPicture(src: string): string {
  return src.startsWith('/') ? `${scaledPicturePath}?src=${encodeUriPart(src)}&w=${String(pictureWidth)}` : src;
}

const calendarType = (state: 'booked' | 'cancelled'): string =>
  `text/calendar; charset=utf-8; method=${state === 'cancelled' ? 'CANCEL' : 'PUBLISH'}`;

/**
 * Returns a name, or "" for a text that does not look like one.
 * The form takes any text and any mail address, so it could send a message of a stranger's from our address.
 */
function plainName(text: string): string {
  const name = oneLine(text);
  // phones type an apostrophe as ’
  return /^[\p{L}\p{M}'’ -]{1,80}$/u.test(name) ? name : '';
}

/** Greets the customer as the language does: by first name, or by both. */
function greeting({ booking, texts }: BookingFacts): string {
  const { firstName, lastName } = booking.request.customer;
  const name = Math.max(firstName.length, lastName.length) > 40 ? '' : plainName(`${firstName} ${lastName}`);
  if (name === '') return texts.bookingMailHelloNoName;
  return fillText(texts.bookingMailHello, { name, firstName: oneLine(firstName), lastName: oneLine(lastName) });
}

function fullDayNote(what: keyof typeof wordings, { booking, texts }: BookingFacts): MailPart[] {
  const note = texts.bookingMailFullDayNote;
  return booking.isFullDay && what !== 'cancelled' && note !== '' ? [paragraph(note)] : [];
}

/** Link to view and change the booking, and the deadline. */
function change({ booking, workshop, texts, locale, timeZone, address }: BookingFacts, now: Date): MailPart[] {
  const last = changeableUntil(booking, workshop, timeZone);
  const { date, minutes } = wallTime(last.getTime(), timeZone);
  const until = slotWords({ timeSlot: `${date}T${isoClock(minutes)}:00`, isFullDay: false }, texts, locale);
  const note = now <= last ? fillText(texts.bookingMailChangeUntil, { time: until }) : texts.bookingMailChangeOver;
  return [{ kind: 'button', text: texts.bookingMailChange, address }, quiet(`${note} ${texts.bookingMailSecret}`)];
}

const again = ({ texts, bookAddress }: BookingFacts): MailPart[] => [
  { kind: 'button', text: texts.bookingMailAgain, address: bookAddress },
];
