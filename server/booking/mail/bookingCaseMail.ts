import { caseNumber } from '../../../shared/booking/request/caseNumber.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import { plateWriter } from '../../../shared/site/plateWriter.ts';
import type { Mail } from '../../messages/MessageTypes.ts';
import type { BookingCaseDetails } from '../BookingCaseDetails.ts';
import type { BookingSite } from '../BookingSite.ts';
import type { BookingWordings } from '../bookingTextSource.ts';
import { slotHeadline, slotWords } from '../slotWords.ts';
import { mileageText, oneLine } from './bookingFacts.ts';
import { inHead, paragraph } from '../../messages/mail/MailContent.ts';
import type { MailPart } from '../../messages/mail/MailContent.ts';
import { subjectLabel } from '../../messages/mail/subjectLabel.ts';
import { writeMail } from '../../messages/mail/writeMail.ts';

interface BookingCase {
  /** Idempotency key of the request. */
  key: string;
  details: BookingCaseDetails;
  to: Mail['to'];
}

/** Mail that asks a workshop whether a booking was made; replies go to the customer. */
export function bookingCaseMail(
  { key, details, to }: BookingCase,
  { texts, language, locale, sender }: BookingWordings,
  { distanceUnit, plates }: Pick<BookingSite, 'distanceUnit' | 'plates'>,
): Mail {
  const { request, siteName, services } = details;
  const { customer, registrationNumber, mileage, freeText } = request;
  const name = oneLine(`${customer.firstName} ${customer.lastName}`);
  const time = slotWords(request, texts, locale);
  const plate = plateWriter(plates)(oneLine(registrationNumber));
  const parts: MailPart[] = [
    paragraph(texts.bookingMailCaseIntro),
    inHead({
      kind: 'rows',
      rows: [
        [texts.bookingMailWhen, time],
        [texts.bookingMailPlate, plate],
      ],
    }),
    {
      kind: 'rows',
      rows: [
        [texts.bookingMailWorkshop, oneLine(siteName)],
        [texts.bookingMailServices, services.map(oneLine).join(', ')],
        [texts.bookingMailMileage, mileageText(mileage, distanceUnit, { texts, locale })],
        [texts.bookingMailCustomer, name],
        [texts.bookingMailCustomerPhone, oneLine(customer.phone)],
        [texts.bookingMailCustomerMail, oneLine(customer.email)],
        [texts.bookingMailMessage, oneLine(freeText)],
        [texts.bookingMailCase, caseNumber(key)],
      ],
    },
    paragraph(texts.bookingMailCaseHelp),
  ];
  const head = {
    label: subjectLabel(texts.bookingMailCaseSubject),
    headline: slotHeadline(request, texts, locale),
    plate,
  };
  return {
    to,
    replyTo: { name, address: customer.email },
    subject: fillText(texts.bookingMailCaseSubject, { time, plate }),
    ...writeMail({ head, preheader: texts.bookingMailCaseIntro, parts }, sender, language),
  };
}
