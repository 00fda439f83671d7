import type { StoreContactValues } from '../../../shared/forms/LeadTypes.ts';
import { capitalized } from '../../../shared/booking/times/timeTexts.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import type { LeadMailContent, LeadMailSite } from './LeadMailContent.ts';

/** Mail to the store with a message from the contact form. */
export function storeContactMail(
  { name, phone, email, message, siteName, ...values }: StoreContactValues,
  { site, texts: { lead, storeContact } }: LeadMailSite,
): LeadMailContent {
  const topic = storeContact.topics[values.topic];
  return {
    subject: fillText(storeContact.subject, { name, topic, site: site.displayName }),
    head: { label: storeContact.topic, headline: capitalized(topic) },
    headRows: [[storeContact.topic, topic]],
    visitor: { name, address: email },
    person: [
      [lead.name, name],
      [lead.phone, phone],
      [lead.email, email],
    ],
    message,
    matter: [[lead.dealer, siteName]],
  };
}
