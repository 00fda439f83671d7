import { leadReference } from '../../../shared/forms/leadReference.ts';
import { capitalized } from '../../../shared/booking/times/timeTexts.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import { inHead, paragraph, quiet } from '../../messages/mail/MailContent.ts';
import { writeMail } from '../../messages/mail/writeMail.ts';
import type { Mail } from '../../messages/MessageTypes.ts';
import type { LeadPayload } from '../leadPayload.ts';
import type { KnownSubmission } from '../validation/checkLead.ts';
import { findLeadRecipient } from '../validation/checkRecipient.ts';
import type { LeadMailSite } from './LeadMailContent.ts';

/**
 * Receipt for the sender of a form, in the first language of the site; null without a mail address.
 * It repeats nothing that was typed: anyone can enter the address of a stranger. Replies go to the recipient of the
 * lead if it is known to belong to the site.
 */
export function leadReceiptMail(lead: LeadPayload, { site, texts }: LeadMailSite): Mail | null {
  const address = senderAddress(lead);
  if (address === '') return null;
  const { formSubmissionId } = lead.submission;
  const { hello, received, next, reply, stranger, subject } = texts.leadReceipt;
  const reference = leadReference(formSubmissionId);
  const recipient = lead.recipient === 'own' ? (findLeadRecipient(lead, site)?.address ?? '') : '';
  const [headline, promise] = [received[lead.kind], fillText(next, { reference })];
  const parts = [
    inHead(paragraph(hello)),
    inHead(paragraph(headline)),
    paragraph(promise),
    paragraph(recipient === '' ? '' : reply),
    quiet(stranger),
  ];
  const head = { label: `${texts.lead.reference} ${reference}`, headline: capitalized(headline) };
  return {
    to: { name: '', address },
    ...(recipient === '' ? {} : { replyTo: { name: site.displayName, address: recipient } }),
    subject: fillText(subject, { reference, site: site.displayName }),
    ...writeMail({ head, preheader: promise, parts }, site, site.languages[0]),
    headers: { 'X-Forecourt-Lead': formSubmissionId, 'Auto-Submitted': 'auto-replied' },
  };
}

function senderAddress({ submission: { values } }: KnownSubmission): string {
  return 'customerEmail' in values ? values.customerEmail : values.email;
}
