import { escapeHtml } from '../../../shared/kit/text/escapeHtml.ts';

/** A part of a mail, on one or more lines of its own. */
export type MailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'rows'; title?: string; rows: readonly (readonly [name: string, value: string])[] }
  | { kind: 'link'; text: string; address: string };

export const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });

/** The mail as plain text. */
export function renderText(parts: readonly MailPart[]): string {
  return `${parts.map(textPart).join('\n\n')}\n`;
}

/** The mail as plain HTML in a language, without pictures, scripts or styles. */
export function renderHtml(parts: readonly MailPart[], language: string): string {
  return `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"></head><body>\n${parts.map(htmlPart).join('\n')}\n</body></html>\n`;
}

function textPart(part: MailPart): string {
  if (part.kind === 'paragraph') return part.text;
  if (part.kind === 'link') return `${part.text}:\n${part.address}`;
  const rows = part.rows.map(([name, value]) => `${name}: ${value}`);
  return [...(part.title ? [part.title] : []), ...rows].join('\n');
}

function htmlPart(part: MailPart): string {
  if (part.kind === 'paragraph') return `<p>${escapeHtml(part.text).replaceAll('\n', '<br>\n')}</p>`;
  if (part.kind === 'link') return `<p><a href="${escapeHtml(part.address)}">${escapeHtml(part.text)}</a></p>`;
  const rows = part.rows.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top">${escapeHtml(name)}</th><td>${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  );
  const title = part.title ? `<caption align="left"><b>${escapeHtml(part.title)}</b></caption>` : '';
  return `<table cellpadding="4">${title}${rows.join('')}</table>`;
}
