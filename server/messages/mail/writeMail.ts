import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { Mail } from '../MessageTypes.ts';
import { MailDocument } from './MailDocument.tsx';
import { hasContent, paragraph, withoutEmptyRows } from './MailContent.ts';
import type { MailContent, MailSender } from './MailContent.ts';
import { mailText } from './mailText.ts';

/**
 * Writes a mail as text and as HTML, with the sender's details at the end.
 * The HTML loads nothing but the site's logo and the pictures of the content, from fixed addresses, so that it tells
 * no one who reads it.
 */
export function writeMail(
  { parts, ...content }: MailContent,
  sender: MailSender,
  language: Language,
): Pick<Mail, 'senderName' | 'text' | 'html'> {
  const { displayName, company, companyDetails = company ?? displayName } = sender;
  const details = companyDetails.trim();
  const shown = parts.map(withoutEmptyRows).filter(hasContent);
  const html = renderToStaticMarkup(
    createElement(MailDocument, { content: { ...content, parts: shown }, details, sender, language }),
  );
  return {
    senderName: displayName,
    text: mailText([...shown, ...(details ? [paragraph(details)] : [])]),
    html: `<!doctype html>${html}\n`,
  };
}
