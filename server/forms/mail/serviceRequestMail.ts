import { numberText } from '../../../shared/catalogue/moneyText.ts';
import type { ServiceRequestValues } from '../../../shared/forms/LeadTypes.ts';
import { capitalized, longDayText } from '../../../shared/booking/times/timeTexts.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import { subjectLabel } from '../../messages/mail/subjectLabel.ts';
import type { LeadMailContent, LeadMailSite } from './LeadMailContent.ts';
import { mailPlate } from './leadMailSite.ts';

/** Mail to the dealer about a service request. */
export function serviceRequestMail(
  values: ServiceRequestValues,
  { site, texts: { lead, serviceRequest: texts }, locale }: LeadMailSite,
): LeadMailContent {
  const { customerName, customerPhone, customerEmail, milage, typeCar, newsletter } = values;
  const plate = mailPlate(values.regno, site);
  const day = longDayText(values.date, locale);
  return {
    subject: fillText(texts.subject, { plate, dealer: values.siteName || site.displayName }),
    head: { label: subjectLabel(texts.subject), headline: capitalized(day), plate },
    headRows: [
      [texts.date, day],
      [lead.plate, plate],
    ],
    visitor: { name: customerName, address: customerEmail },
    person: [
      [lead.name, customerName],
      [lead.phone, customerPhone],
      [lead.email, customerEmail],
      [texts.newsletter, newsletter ? texts.yes : texts.no],
    ],
    message: values.description,
    matter: [
      [texts.vehicle, typeCar ? texts.car : texts.motorcycle],
      // no input or no distance: left out
      [lead.mileage, milage === 0 ? '' : `${numberText(milage, locale)} km`],
      [texts.services, values.services.map((service) => texts.names[service] ?? service).join('\n')],
      [lead.dealer, values.siteName],
      [texts.other, values.other],
    ],
  };
}
