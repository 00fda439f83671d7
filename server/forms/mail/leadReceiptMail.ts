import { leadReference } from '../../../shared/forms/leadReference.ts';
import { escapeHtml } from '../../../shared/kit/text/escapeHtml.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { Mail } from '../../messages/MessageTypes.ts';
import type { KnownSubmission } from '../validation/checkLead.ts';
import { findLeadRecipient } from '../validation/checkRecipient.ts';
import type { LeadPayload } from '../leadPayload.ts';
import { leadReceiptMailTexts } from './leadReceiptMailTexts.ts';

/**
 * Receipt for the sender of a form, in the first language of the site; null without a mail address.
 * It repeats nothing that was typed: anyone can enter the address of a stranger. Replies go to the recipient of the
 * lead if it is known to belong to the site.
 */
export function leadReceiptMail(lead: LeadPayload, site: SiteConfig): Mail | null {
  const address = senderAddress(lead);
  if (address === '') return null;
  const { formSubmissionId } = lead.submission;
  const [language] = site.languages;
  const texts = leadReceiptMailTexts[language];
  const reference = leadReference(formSubmissionId);
  const recipient = lead.recipient === 'own' ? (findLeadRecipient(lead, site)?.address ?? '') : '';
  const paragraphs = [
    texts.received[lead.kind],
    fillText(texts.next, { reference }),
    ...(recipient === '' ? [] : [texts.reply]),
    texts.stranger,
    site.displayName,
  ];
  return {
    to: { name: '', address },
    ...(recipient === '' ? {} : { replyTo: { name: site.displayName, address: recipient } }),
    subject: fillText(texts.subject, { reference, site: site.displayName }),
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"></head><body>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
</body></html>
`,
    headers: { 'X-Forecourt-Lead': formSubmissionId, 'Auto-Submitted': 'auto-replied' },
  };
}

function senderAddress({ submission: { values } }: KnownSubmission): string {
  return 'customerEmail' in values ? values.customerEmail : values.email;
}
