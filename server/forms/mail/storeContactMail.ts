import type { StoreContactValues } from '../../../shared/forms/LeadTypes.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { LeadMailContent } from './LeadMailContent.ts';
import { leadMailTexts } from './leadMailTexts.ts';
import { storeContactMailTexts } from './storeContactMailTexts.ts';

/** Mail to the store with a message from the contact form. */
export function storeContactMail(values: StoreContactValues, site: SiteConfig): LeadMailContent {
  const [language] = site.languages;
  const common = leadMailTexts[language];
  const texts = storeContactMailTexts[language];
  const { name, phone, email } = values;
  const topic = texts.topics[values.topic];
  return {
    subject: fillText(texts.subject, { name, topic, site: site.displayName }),
    visitor: { name, address: email },
    person: [
      { label: common.name, text: name },
      { label: common.phone, text: phone },
      { label: common.email, text: email },
      { label: texts.topic, text: topic },
    ],
    message: values.message,
    matter: [{ label: common.dealer, text: values.siteName }],
  };
}
