import type { ServiceRequestValues } from '../../../shared/forms/LeadTypes.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { LeadMailContent } from './LeadMailContent.ts';
import { leadMailTexts } from './leadMailTexts.ts';
import { serviceRequestMailTexts } from './serviceRequestMailTexts.ts';

/** Mail to the dealer about a service request. */
export function serviceRequestMail(values: ServiceRequestValues, site: SiteConfig): LeadMailContent {
  const [language] = site.languages;
  const locale = site.locales[language] ?? language;
  const common = leadMailTexts[language];
  const texts = serviceRequestMailTexts[language];
  const { customerName, customerPhone, customerEmail, regno, milage, typeCar, newsletter } = values;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return {
    subject: fillText(texts.subject, { plate: regno, dealer: values.siteName || site.displayName }),
    visitor: { name: customerName, address: customerEmail },
    person: [
      { label: common.name, text: customerName },
      { label: common.phone, text: customerPhone },
      { label: common.email, text: customerEmail },
      { label: texts.newsletter, text: newsletter ? texts.yes : texts.no },
    ],
    message: values.description,
    matter: [
      { label: texts.vehicle, text: typeCar ? texts.car : texts.motorcycle },
      { label: common.plate, text: regno },
      // no input or no distance: left out
      { label: common.mileage, text: milage === 0 ? '' : `${milage.toLocaleString(locale)} km` },
      { label: texts.services, text: values.services.map((service) => texts.names[service] ?? service).join('\n') },
      { label: texts.date, text: day.format(new Date(`${values.date}T00:00:00Z`)) },
      { label: common.dealer, text: values.siteName },
      { label: texts.other, text: values.other },
    ],
  };
}
