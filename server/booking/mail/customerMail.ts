import { fillText } from '../../../shared/site/fillText.ts';
import { isoClock } from '../../../shared/kit/time/clockText.ts';
import { wallTime } from '../../../shared/kit/time/zonedTime.ts';
import type { Mail } from '../../messages/MessageTypes.ts';
import { bookingCalendar } from '../bookingCalendar.ts';
import { siteNameIn } from '../embedded/siteNameIn.ts';
import { changeableUntil } from '../embedded/times/slotInstant.ts';
import { slotWords } from '../slotWords.ts';
import { oneLine, placeAndTime, servicesAndTotal } from './bookingFacts.ts';
import type { BookingFacts } from './bookingFacts.ts';
import { paragraph, writeMail } from '../../messages/mailParts.ts';
import type { MailPart } from '../../messages/mailParts.ts';

const wordings = {
  booked: { subject: 'bookingMailBooked', intro: 'bookingMailBookedIntro' },
  moved: { subject: 'bookingMailMoved', intro: 'bookingMailMovedIntro' },
  changed: { subject: 'bookingMailChanged', intro: 'bookingMailChangedIntro' },
  cancelled: { subject: 'bookingMailCancelled', intro: 'bookingMailCancelledIntro' },
  reminder: { subject: 'bookingMailReminder', intro: 'bookingMailReminderIntro' },
  askedAgain: { subject: 'bookingMailAskedAgain', intro: 'bookingMailAskedAgainIntro' },
} as const;

/**
 * Mail to the customer about a booking event, with the calendar file.
 * `now` decides whether the booking can still be changed.
 */
export function customerMail(what: keyof typeof wordings, facts: BookingFacts, now: Date): Mail {
  const { booking, workshop, texts, language, locale, sender } = facts;
  const siteName = siteNameIn(workshop, language);
  const { firstName, lastName, email } = booking.request.customer;
  const { subject, intro } = wordings[what];
  const values = { time: slotWords(booking, texts, locale), site: siteName };
  const parts: MailPart[] = [
    paragraph(greeting(facts)),
    paragraph(fillText(texts[intro], values)),
    placeAndTime(facts),
    ...fullDayNote(what, facts),
    ...(what === 'cancelled' ? again(facts) : [...servicesAndTotal(facts), ...change(facts, now)]),
  ];
  return {
    to: { name: plainName(`${firstName} ${lastName}`), address: email },
    // the sender address takes no replies
    replyTo: { name: siteName, address: workshop.email },
    subject: fillText(texts[subject], values),
    ...writeMail(parts, sender, language),
    attachments: [
      {
        name: texts.bookingCalendarFile,
        type: calendarType(booking.state),
        text: bookingCalendar(booking, workshop, facts),
      },
    ],
  };
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
  return [{ kind: 'link', text: texts.bookingMailChange, address }, paragraph(`${note} ${texts.bookingMailSecret}`)];
}

const again = ({ texts, bookAddress }: BookingFacts): MailPart[] => [
  { kind: 'link', text: texts.bookingMailAgain, address: bookAddress },
];
