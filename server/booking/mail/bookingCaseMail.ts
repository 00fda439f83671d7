import { caseNumber } from '../../../shared/booking/request/caseNumber.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import type { DistanceUnit } from '../../../shared/site/SiteTypes.ts';
import type { Mail } from '../../messages/MessageTypes.ts';
import type { BookingCaseDetails } from '../BookingCaseDetails.ts';
import type { BookingWordings } from '../bookingTextSource.ts';
import { slotWords } from '../slotWords.ts';
import { mileageText, oneLine } from './bookingFacts.ts';
import { renderHtml, paragraph, renderText } from './mailParts.ts';
import type { MailPart } from './mailParts.ts';

interface BookingCase {
  /** Idempotency key of the request. */
  key: string;
  details: BookingCaseDetails;
  to: Mail['to'];
}

/** Mail that asks a workshop whether a booking was made; replies go to the customer. */
export function bookingCaseMail(
  { key, details, to }: BookingCase,
  { texts, language, locale }: Pick<BookingWordings, 'texts' | 'language' | 'locale'>,
  distanceUnit: DistanceUnit,
): Mail {
  const { request, siteName, services } = details;
  const { customer, registrationNumber, mileage, freeText } = request;
  const name = oneLine(`${customer.firstName} ${customer.lastName}`);
  const time = slotWords(request, texts, locale);
  const plate = oneLine(registrationNumber);
  const parts: MailPart[] = [
    paragraph(texts.bookingMailCaseIntro),
    {
      kind: 'rows',
      rows: [
        [texts.bookingMailWhen, time],
        [texts.bookingMailWorkshop, oneLine(siteName)],
        [texts.bookingMailPlate, plate],
        [texts.bookingMailServices, services.map(oneLine).join(', ')],
        ...(mileage === null
          ? []
          : [[texts.bookingMailMileage, mileageText(texts, distanceUnit, mileage)] satisfies [string, string]]),
        [texts.bookingMailCustomer, name],
        [texts.bookingMailCustomerPhone, oneLine(customer.phone)],
        [texts.bookingMailCustomerMail, oneLine(customer.email)],
        ...(oneLine(freeText) ? [[texts.bookingMailMessage, oneLine(freeText)] satisfies [string, string]] : []),
        [texts.bookingMailCase, caseNumber(key)],
      ],
    },
    paragraph(texts.bookingMailCaseHelp),
  ];
  return {
    to,
    replyTo: { name, address: customer.email },
    subject: fillText(texts.bookingMailCaseSubject, { time, plate }),
    text: renderText(parts),
    html: renderHtml(parts, language),
  };
}
