import { numberText } from '../../../shared/catalogue/moneyText.ts';
import type { SellCarValues } from '../../../shared/forms/LeadTypes.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import { subjectLabel } from '../../messages/mail/subjectLabel.ts';
import type { LeadMailContent, LeadMailSite } from './LeadMailContent.ts';
import { mailPlate } from './leadMailSite.ts';

/** Mail to the car buyer about an offered car. */
export function sellCarMail(
  values: SellCarValues,
  { site, texts: { lead, sellCar }, locale }: LeadMailSite,
): LeadMailContent {
  const { customerName, customerPhone, customerEmail, milage, selected, other } = values;
  const plate = mailPlate(values.regno, site);
  return {
    subject: fillText(sellCar.subject[selected], { plate, site: site.displayName }),
    head: { label: subjectLabel(sellCar.subject[selected]), headline: customerName, plate },
    headRows: [[lead.plate, plate]],
    visitor: { name: customerName, address: customerEmail },
    person: [
      [lead.name, customerName],
      [lead.phone, customerPhone],
      [lead.email, customerEmail],
      [lead.wishes, sellCar[selected]],
    ],
    message: other,
    matter: [[lead.mileage, `${numberText(milage, locale)} ${site.distanceUnit}`]],
  };
}
