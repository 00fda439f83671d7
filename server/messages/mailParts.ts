import { escapeHtml } from '../../shared/kit/text/escapeHtml.ts';
import { siteOrigin } from '../../shared/site/siteOrigin.ts';
import type { Language, SiteConfig } from '../../shared/site/SiteTypes.ts';
import type { Mail } from './MessageTypes.ts';

/** A row of a mail; left out when its value is "". `address` makes the value a link. */
export type MailRow = readonly [name: string, value: string, address?: string];

/** A part of a mail, on one or more lines of its own. */
export type MailPart =
  | { kind: 'paragraph'; title?: string; text: string }
  | { kind: 'rows'; title?: string; rows: readonly MailRow[] }
  | { kind: 'link'; text: string; address: string };

/** Site in whose name a mail is sent. */
export type MailSender = Pick<SiteConfig, 'displayName' | 'company' | 'companyDetails' | 'logo' | 'origin'> &
  Partial<Pick<SiteConfig, 'bareHost' | 'hosts'>>;

export const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });

/**
 * Writes a mail as text and as plain HTML, with the sender's details at the end.
 * The HTML begins with the site's logo, or else its name; it has no other pictures, and neither scripts nor styles.
 */
export function writeMail(
  parts: readonly MailPart[],
  sender: MailSender,
  language: Language,
): Pick<Mail, 'senderName' | 'text' | 'html'> {
  const { displayName, company, companyDetails = company ?? displayName } = sender;
  const written = [...parts, paragraph(companyDetails.trim())].map(withoutEmptyRows).filter(hasContent);
  return {
    senderName: displayName,
    text: `${written.map(textPart).join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"></head><body>\n${htmlHead(sender)}\n${written.map(htmlPart).join('\n')}\n</body></html>\n`,
  };
}

/** The logo from the site's own address, with its name for readers who do not load pictures; else the name. */
function htmlHead({ displayName, logo, hosts = [], ...site }: MailSender): string {
  const name = escapeHtml(displayName);
  if (!logo?.mail) return `<p><b>${name}</b></p>`;
  const { src, width, height } = logo.mail;
  const address = escapeHtml(`${siteOrigin({ ...site, hosts })}${src}`);
  return `<p><img src="${address}" width="${String(width)}" height="${String(height)}" alt="${name}"></p>`;
}

const withoutEmptyRows = (part: MailPart): MailPart =>
  part.kind === 'rows' ? { ...part, rows: part.rows.filter(([, value]) => value !== '') } : part;

const hasContent = (part: MailPart): boolean => (part.kind === 'rows' ? part.rows.length > 0 : part.text !== '');

function textPart(part: MailPart): string {
  if (part.kind === 'link') return `${part.text}:\n${part.address}`;
  if (part.kind === 'paragraph') return `${part.title ? `${part.title}:\n` : ''}${part.text}`;
  const rows = part.rows.map(([name, value]) => `${name}: ${value}`);
  return [...(part.title ? [part.title] : []), ...rows].join('\n');
}

function htmlPart(part: MailPart): string {
  if (part.kind === 'link') return `<p>${htmlLink(part.text, part.address)}</p>`;
  if (part.kind === 'paragraph') {
    return `<p>${part.title ? `<b>${escapeHtml(part.title)}</b><br>\n` : ''}${htmlLines(part.text)}</p>`;
  }
  const rows = part.rows.map(([name, value, address]) => {
    const shown = address ? htmlLink(value, address) : htmlLines(value);
    return `<tr><th align="left" valign="top">${escapeHtml(name)}</th><td>${shown}</td></tr>`;
  });
  const title = part.title ? `<caption align="left"><b>${escapeHtml(part.title)}</b></caption>` : '';
  return `<table cellpadding="4">${title}${rows.join('')}</table>`;
}

const htmlLink = (text: string, address: string): string => `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;

const htmlLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>\n');
