import { fillText } from '../../../shared/site/fillText.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { escapeHtml } from '../../../shared/kit/text/escapeHtml.ts';
import type { Mail, MailAttachment } from '../../messages/MessageTypes.ts';
import type { KnownSubmission } from '../validation/checkLead.ts';
import type { LeadPayload } from '../leadPayload.ts';
import { carContactMail } from './carContactMail.ts';
import type { LeadMailContent, LeadMailRow } from './LeadMailContent.ts';
import { leadMailTexts } from './leadMailTexts.ts';
import { sellCarMail } from './sellCarMail.ts';
import { serviceRequestMail } from './serviceRequestMail.ts';
import { storeContactMail } from './storeContactMail.ts';

/** Reason for which a lead is not mailed to its recipient. */
export interface Redirection {
  /** The recipient. */
  address: string;
  reason: string;
}

export interface LeadMailParts {
  to: Mail['to'];
  /** The visitor's photos. */
  attachments: MailAttachment[];
  /** URL of the car's page; "" for a lead without a car. */
  carPage: string;
  redirection: Redirection | null;
}

/** Creates the mail of a lead in the first language of the site; replies go to the visitor. */
export function leadMail(
  lead: LeadPayload,
  site: SiteConfig,
  { to, attachments, carPage, redirection }: LeadMailParts,
): Mail {
  const { formSubmissionId } = lead.submission;
  const [language] = site.languages;
  const texts = leadMailTexts[language];
  const content = buildContent(lead, site, carPage);
  const notice = redirection ? fillText(texts.redirected, { ...redirection }) : '';
  const { subject, visitor } = content;
  const intro = fillText(texts.intro, { site: site.displayName, name: visitor.name });
  const [person, matter] = [given(content.person), given(content.matter)];
  const record = given([
    { label: texts.photos, text: attachments.length > 0 ? String(attachments.length) : '' },
    { label: texts.received, text: timeText(lead.receivedAt, site) },
    { label: texts.reference, text: formSubmissionId },
  ]);
  const message = content.message || texts.noMessage;
  return {
    to,
    replyTo: visitor,
    subject,
    text:
      [notice, intro, textRows(person), `${texts.message}:\n${message}`, textRows(matter), textRows(record)]
        .filter(Boolean)
        .join('\n\n') + '\n',
    html: `<!doctype html>
<html lang="${language}"><body>
${notice === '' ? '' : `<p><b>${escapeHtml(notice)}</b></p>\n`}<p>${escapeHtml(intro)}</p>
${htmlRows(person)}
<p><b>${escapeHtml(texts.message)}</b><br>${multiline(message)}</p>
${htmlRows(matter)}
${htmlRows(record)}
</body></html>
`,
    ...(attachments.length > 0 ? { attachments } : {}),
    headers: { 'X-Forecourt-Lead': formSubmissionId },
  };
}

function buildContent(lead: KnownSubmission, site: SiteConfig, carPage: string): LeadMailContent {
  switch (lead.kind) {
    case 'carContact':
      return carContactMail(lead.submission.values, site, carPage);
    case 'sellCar':
      return sellCarMail(lead.submission.values, site);
    case 'serviceRequest':
      return serviceRequestMail(lead.submission.values, site);
    case 'storeContact':
      return storeContactMail(lead.submission.values, site);
  }
}

function given(rows: LeadMailRow[]): LeadMailRow[] {
  return rows.filter(({ text }) => text !== '');
}

/** "2026-11-21 23:15", in the site's time zone. */
function timeText(instant: string, site: SiteConfig): string {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: site.timeZone });
  return format.format(new Date(instant));
}

function textRows(rows: LeadMailRow[]): string {
  return rows.map(({ label, text }) => `${label}: ${text}`).join('\n');
}

function htmlRows(rows: LeadMailRow[]): string {
  const cells = rows.map(({ label, text, address }) => {
    const cleanedText = multiline(text);
    const linked = address ? `<a href="${escapeHtml(address)}">${cleanedText}</a>` : cleanedText;
    return `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${linked}</td></tr>`;
  });
  return `<table cellpadding="4">${cells.join('')}</table>`;
}

function multiline(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n');
}
