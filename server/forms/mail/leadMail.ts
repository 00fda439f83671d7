import { carName, carPrice } from '../../../shared/catalogue/carRules.ts';
import { moneyText } from '../../../shared/catalogue/moneyText.ts';
import { readFinanceChoice } from '../../../shared/finance/financeChoice.ts';
import type { CarContactValues, LeadCar } from '../../../shared/forms/LeadTypes.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { escapeHtml } from '../../http/escapeHtml.ts';
import type { Mail } from '../../messages/MessageTypes.ts';
import type { LeadPayload } from '../leadPayload.ts';
import { leadMailTexts } from './leadMailTexts.ts';
import type { LeadMailTexts } from './leadMailTexts.ts';

/** A line of the mail: what it is, and what was said. `address` makes a link of it. */
interface Row {
  label: string;
  text: string;
  address?: string;
}

/** The mail that brings a lead to its seller, in the first language of the site; a reply goes to the visitor. */
export function leadMail({ submission, receivedAt }: LeadPayload, site: SiteConfig): Mail {
  const { formSubmissionId, values } = submission;
  const texts = leadMailTexts[site.languages[0]];
  const intro = fillText(texts.intro, { site: site.displayName, name: values.name });
  const visitor = visitorRows(values, texts);
  const car = carRows(values, texts, site);
  const record = [
    { label: texts.received, text: timeText(receivedAt, site) },
    { label: texts.reference, text: formSubmissionId },
  ];
  const message = values.message || texts.noMessage;
  const subjectCar = [carName(values.car), values.car.car_year].filter(Boolean).join(' ') || (values.car.car_id ?? '');
  return {
    to: { name: values.toName, address: values.toEmail },
    replyTo: { name: values.name, address: values.email },
    subject: fillText(texts.subject, { car: subjectCar, site: site.displayName }),
    text:
      [intro, textRows(visitor), `${texts.message}:\n${message}`, textRows(car), textRows(record)].join('\n\n') + '\n',
    html: `<!doctype html>
<html lang="${site.languages[0]}"><body>
<p>${escapeHtml(intro)}</p>
${htmlRows(visitor)}
<p><b>${escapeHtml(texts.message)}</b><br>${escapeHtml(message).replaceAll('\n', '<br>\n')}</p>
${htmlRows(car)}
${htmlRows(record)}
</body></html>
`,
    headers: { 'X-Forecourt-Lead': formSubmissionId },
  };
}

function visitorRows({ name, phone, email, quote, testDrive }: CarContactValues, texts: LeadMailTexts): Row[] {
  const wishes = [quote ? texts.quote : '', testDrive ? texts.testDrive : ''].filter(Boolean).join(', ');
  return given([
    { label: texts.name, text: name },
    { label: texts.phone, text: phone },
    { label: texts.email, text: email },
    { label: texts.wishes, text: wishes },
  ]);
}

function carRows({ car, siteName, sourceUrl }: CarContactValues, texts: LeadMailTexts, site: SiteConfig): Row[] {
  return given([
    { label: texts.car, text: [carName(car), car.car_version, car.car_year].filter(Boolean).join(' ') },
    { label: texts.carId, text: car.car_id ?? '' },
    { label: texts.plate, text: car.car_regno ?? '' },
    { label: texts.price, text: carPrice(car).main },
    { label: texts.dealer, text: siteName || (car.car_site_name ?? '') },
    { label: texts.financing, text: financingText(sourceUrl, car, texts, site) },
    { label: texts.page, text: sourceUrl, address: sourceUrl },
  ]);
}

function given(rows: Row[]): Row[] {
  return rows.filter(({ text }) => text !== '');
}

/** How the visitor would pay by the month, which stands in the address of the page; "" for nothing. */
function financingText(sourceUrl: string, car: LeadCar, texts: LeadMailTexts, site: SiteConfig): string {
  const { financing, months, down } = readFinanceChoice(URL.canParse(sourceUrl) ? new URL(sourceUrl).search : '');
  const [language] = site.languages;
  const currency = /^[A-Z]{3}$/.test(car.car_price_currency ?? '') ? car.car_price_currency : undefined;
  const downText = (amount: number): string =>
    moneyText(amount, site.locales[language] ?? language, currency ?? site.currency);
  return [
    financing ? texts[financing] : '',
    months === undefined ? '' : fillText(texts.months, { months }),
    down === undefined ? '' : fillText(texts.down, { down: downText(down) }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** "2026-11-21 23:15", by the clocks of the site. */
function timeText(instant: string, site: SiteConfig): string {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: site.timeZone });
  return format.format(new Date(instant));
}

function textRows(rows: Row[]): string {
  return rows.map(({ label, text }) => `${label}: ${text}`).join('\n');
}

function htmlRows(rows: Row[]): string {
  const cells = rows.map(({ label, text, address }) => {
    const shown = escapeHtml(text);
    const linked = address && /^https?:/.test(address) ? `<a href="${escapeHtml(address)}">${shown}</a>` : shown;
    return `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${linked}</td></tr>`;
  });
  return `<table cellpadding="4">${cells.join('')}</table>`;
}
