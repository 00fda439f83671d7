import { fillText } from '../../../shared/site/fillText.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { Mail } from '../../messages/MessageTypes.ts';
import { textIn } from '../../../shared/site/LocalizedText.ts';
import { slotWords } from '../slotWords.ts';
import { bookingHead, mileageText, oneLine, placeAndTime, servicesAndTotal } from './bookingFacts.ts';
import type { BookingFacts } from './bookingFacts.ts';
import { paragraph } from '../../messages/mail/MailContent.ts';
import type { MailPart, MailRow } from '../../messages/mail/MailContent.ts';
import { writeMail } from '../../messages/mail/writeMail.ts';

const wordings = {
  booked: { subject: 'bookingMailToWorkshop', intro: 'bookingMailToWorkshopIntro' },
  moved: { subject: 'bookingMailToWorkshopMoved', intro: 'bookingMailToWorkshopMovedIntro' },
  changed: { subject: 'bookingMailToWorkshopChanged', intro: 'bookingMailToWorkshopChangedIntro' },
  cancelled: { subject: 'bookingMailToWorkshopCancelled', intro: 'bookingMailToWorkshopCancelledIntro' },
} as const;

/** Mail to the workshop about a booking; replies go to the customer. It has no link: only the customer gets it. */
export function workshopMail(what: keyof typeof wordings, facts: BookingFacts): Mail {
  const { booking, workshop, texts, language, locale, sender } = facts;
  const { customer, registrationNumber } = booking.request;
  const name = oneLine(`${customer.firstName} ${customer.lastName}`);
  const parts: MailPart[] = [
    paragraph(texts[wordings[what].intro]),
    ...placeAndTime(facts),
    {
      kind: 'rows',
      rows: [
        [texts.bookingMailCustomer, name],
        [texts.bookingMailCustomerPhone, oneLine(customer.phone)],
        [texts.bookingMailCustomerMail, oneLine(customer.email)],
        ...wishes(facts),
        [texts.bookingMailLanguage, languageName(booking.language ?? language, facts)],
      ],
    },
    ...(what === 'cancelled' ? [] : servicesAndTotal(facts)),
  ];
  const head = { ...bookingHead(facts, texts[wordings[what].subject]), isOver: what === 'cancelled' };
  return {
    to: { name: workshop.siteName, address: workshop.email },
    replyTo: { name, address: customer.email },
    subject: fillText(texts[wordings[what].subject], {
      time: slotWords(booking, texts, locale),
      plate: facts.writePlate(oneLine(registrationNumber)),
    }),
    ...writeMail({ head, preheader: texts[wordings[what].intro], parts }, sender, language),
  };
}

/** Rows with the customer's comments on the car and on single services. */
function wishes(facts: BookingFacts): MailRow[] {
  const { booking, texts, language, distanceUnit } = facts;
  const { mileage, freeText, serviceOfferingRequests } = booking.request;
  const serviceName = (code: string): string =>
    textIn(booking.services.find((service) => service.code === code)?.name ?? code, language);
  const requestsWithInput = serviceOfferingRequests.filter(({ userInput }) => oneLine(userInput) !== '');
  return [
    [texts.bookingMailMileage, mileageText(mileage, distanceUnit, facts)],
    ...requestsWithInput.map(({ kobraId, userInput }): MailRow => [serviceName(kobraId), oneLine(userInput)]),
    [texts.bookingMailMessage, oneLine(freeText)],
  ];
}

/** Name of the customer's language; "" when it is the reader's. */
function languageName(code: Language, { language, locale }: BookingFacts): string {
  return code === language ? '' : (new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code);
}
