import { fillText } from '../../../shared/site/fillText.ts';
import type { Mail } from '../../messages/MessageTypes.ts';
import { textIn } from '../../../shared/site/LocalizedText.ts';
import { slotWords } from '../slotWords.ts';
import { mileageText, oneLine, placeAndTime, servicesAndTotal } from './bookingFacts.ts';
import type { BookingFacts } from './bookingFacts.ts';
import { renderHtml, paragraph, renderText } from './mailParts.ts';
import type { MailPart } from './mailParts.ts';

const wordings = {
  booked: { subject: 'bookingMailToWorkshop', intro: 'bookingMailToWorkshopIntro' },
  moved: { subject: 'bookingMailToWorkshopMoved', intro: 'bookingMailToWorkshopMovedIntro' },
  changed: { subject: 'bookingMailToWorkshopChanged', intro: 'bookingMailToWorkshopChangedIntro' },
  cancelled: { subject: 'bookingMailToWorkshopCancelled', intro: 'bookingMailToWorkshopCancelledIntro' },
} as const;

/** Mail to the workshop about a booking; replies go to the customer. It has no link: only the customer gets it. */
export function workshopMail(what: keyof typeof wordings, facts: BookingFacts): Mail {
  const { booking, workshop, texts, language, locale } = facts;
  const { customer, registrationNumber } = booking.request;
  const name = oneLine(`${customer.firstName} ${customer.lastName}`);
  const parts: MailPart[] = [
    paragraph(texts[wordings[what].intro]),
    placeAndTime(facts),
    {
      kind: 'rows',
      rows: [
        [texts.bookingMailCustomer, name],
        [texts.bookingMailCustomerPhone, oneLine(customer.phone)],
        [texts.bookingMailCustomerMail, oneLine(customer.email)],
        ...wishes(facts),
        ...(booking.language === undefined || booking.language === language
          ? []
          : [[texts.bookingMailLanguage, booking.language] satisfies [string, string]]),
      ],
    },
    ...(what === 'cancelled' ? [] : servicesAndTotal(facts)),
  ];
  return {
    to: { name: workshop.siteName, address: workshop.email },
    replyTo: { name, address: customer.email },
    subject: fillText(texts[wordings[what].subject], {
      time: slotWords(booking, texts, locale),
      plate: facts.writePlate(oneLine(registrationNumber)),
    }),
    text: renderText(parts),
    html: renderHtml(parts, language),
  };
}

/** Rows with the customer's comments on the car and on single services. */
function wishes({ booking, texts, language, distanceUnit }: BookingFacts): [string, string][] {
  const { mileage, freeText, serviceOfferingRequests } = booking.request;
  const serviceName = (code: string): string =>
    textIn(booking.services.find((service) => service.code === code)?.name ?? code, language);
  const requestsWithInput = serviceOfferingRequests.filter(({ userInput }) => oneLine(userInput) !== '');
  return [
    ...(mileage === null
      ? []
      : [[texts.bookingMailMileage, mileageText(texts, distanceUnit, mileage)] satisfies [string, string]]),
    ...requestsWithInput.map(({ kobraId, userInput }): [string, string] => [serviceName(kobraId), oneLine(userInput)]),
    ...(oneLine(freeText) ? [[texts.bookingMailMessage, oneLine(freeText)] satisfies [string, string]] : []),
  ];
}
