import type { SellCarValues } from '../../../shared/forms/LeadTypes.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { LeadMailContent } from './LeadMailContent.ts';
import { leadMailTexts } from './leadMailTexts.ts';
import { sellCarMailTexts } from './sellCarMailTexts.ts';

/** Mail to the car buyer about an offered car. */
export function sellCarMail(values: SellCarValues, site: SiteConfig): LeadMailContent {
  const [language] = site.languages;
  const common = leadMailTexts[language];
  const texts = sellCarMailTexts[language];
  const { customerName, customerPhone, customerEmail, regno, milage, selected, other } = values;
  const mileage = milage.toLocaleString(site.locales[language] ?? language);
  return {
    subject: fillText(texts.subject[selected], { plate: regno, site: site.displayName }),
    visitor: { name: customerName, address: customerEmail },
    person: [
      { label: common.name, text: customerName },
      { label: common.phone, text: customerPhone },
      { label: common.email, text: customerEmail },
      { label: common.wishes, text: texts[selected] },
    ],
    message: other,
    matter: [
      { label: common.plate, text: regno },
      { label: common.mileage, text: `${mileage} ${site.distanceUnit}` },
    ],
  };
}
