import type { Language, SiteConfig } from '../../shared/site/SiteTypes.ts';
import { encodeUriPart } from '../../shared/kit/text/encodeUriPart.ts';
import { escapeHtml } from '../../shared/kit/text/escapeHtml.ts';
import type { ExampleMessage } from './ExampleMessage.ts';
import { gsm7Length, toGsm7 } from './gsm7.ts';
import type { Mail } from './MessageTypes.ts';
import type { StyleSheet } from '../../shared/site/styleLinks.ts';
import { outboxDocument } from './outboxDocument.ts';

interface ExamplesPage {
  /** Site whose messages and appearance the page has. */
  site: SiteConfig;
  css: readonly StyleSheet[];
  language: Language;
  /** Shows the mails as in a dark mail program. */
  isDark: boolean;
  examples: readonly ExampleMessage[];
}

/** Widths of the windows that show each mail, in px. */
const widths = [360, 768];

/** Page with an example of every message of a site, for developers; plain HTML without JavaScript. */
export function examplesPage({ site, css, language, isDark, examples }: ExamplesPage): string {
  const link = (to: { language: Language; isDark: boolean }, text: string): string => {
    const current = to.language === language && to.isDark === isDark ? ' aria-current="page"' : '';
    return `<a class="outbox-kind" href="/_dev/outbox/examples?${queryOf(to)}"${current}>${escapeHtml(text)}</a>`;
  };
  const choices = site.languages.flatMap((one) => [
    link({ language: one, isDark: false }, one),
    link({ language: one, isDark: true }, `${one}, dark`),
  ]);
  const query = queryOf({ language, isDark });
  return outboxDocument(
    { site, css, title: `Messages of ${site.displayName}` },
    `<p class="outbox-lead">An example of every message, with invented customers. Nothing is sent. <a class="outbox-refresh" href="/_dev/outbox">Messages of this server</a></p>
<nav class="outbox-kinds" aria-label="Languages">${choices.join('')}</nav>
${examples.map((example, at) => exampleHtml(example, { at, query, language })).join('\n')}`,
  );
}

const queryOf = ({ language, isDark }: { language: Language; isDark: boolean }): string =>
  `language=${encodeUriPart(language)}${isDark ? '&amp;scheme=dark' : ''}`;

function exampleHtml(
  { name, mail, sms }: ExampleMessage,
  { at, query, language }: { at: number; query: string; language: Language },
): string {
  const id = `example-${String(at)}`;
  const src = `/_dev/outbox/examples/${String(at)}?${query}`;
  return `<article class="outbox-entry" aria-labelledby="${id}">
<h2 class="outbox-heading" id="${id}">${escapeHtml(name)}</h2>
${mail ? mailHtml(mail, { name, src, language }) : ''}${sms === undefined ? '' : smsHtml(sms, language)}
</article>`;
}

function mailHtml(mail: Mail, { name, src, language }: { name: string; src: string; language: Language }): string {
  const { senderName = '', subject, text, html = '', attachments = [] } = mail;
  const frames = widths.map(
    (width) =>
      `<iframe class="outbox-mail" loading="lazy" sandbox="allow-same-origin allow-popups" width="${String(width)}" height="860" src="${src}" title="${escapeHtml(name)}, ${String(width)} px"></iframe>`,
  );
  const files = attachments.map((file) => textHtml(`${file.name} (${file.type})`, file.text, language));
  const size = `${(Buffer.byteLength(html) / 1000).toFixed(1)} kB`;
  return `<p class="outbox-subject"><b>${escapeHtml(senderName)}</b> <span lang="${language}">${escapeHtml(subject)}</span> (${size})</p>
<div class="outbox-mails">${frames.join('')}</div>
${textHtml('Text', text, language)}${files.join('')}`;
}

function smsHtml(sms: string, language: Language): string {
  const isGsm = toGsm7(sms) === sms;
  const size = isGsm ? `${String(gsm7Length(sms))} septets` : `${String(sms.length)} characters in UCS-2`;
  return textHtml(`Text message (${size})`, sms, language);
}

const textHtml = (title: string, text: string, language: Language): string =>
  `<h3 class="outbox-part">${escapeHtml(title)}</h3><pre class="outbox-text" lang="${language}">${escapeHtml(text)}</pre>`;
