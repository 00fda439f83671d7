import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { escapeHtml } from '../../shared/kit/text/escapeHtml.ts';
import { isRecord } from '../../shared/kit/isRecord.ts';
import type { OutboxEntry } from '../storage/outbox/Outbox.ts';
import type { StyleSheet } from '../../shared/site/styleLinks.ts';
import type { OutboxState } from '../storage/Schema.ts';
import { outboxDocument } from './outboxDocument.ts';
import { encodeUriPart } from '../../shared/kit/text/encodeUriPart.ts';

export interface OutboxPage {
  /** Site whose appearance the page has. */
  site: SiteConfig;
  css: readonly StyleSheet[];
  /** Newest first. */
  entries: readonly OutboxEntry[];
  counts: readonly { kind: string; state: OutboxState; count: number }[];
  /** The kind shown; "" for all. */
  kind: string;
}

const kindNames: Record<string, string> = {
  lead: 'Leads',
  mail: 'Mails',
  sms: 'Text messages',
  bookingReminder: 'Reminders',
};
const nameOf = (kind: string): string => kindNames[kind] ?? kind;

/** Page with the messages of this server, for developers; plain HTML without JavaScript. */
export function outboxPage({ site, css, entries, counts, kind }: OutboxPage): string {
  const shown =
    entries.length === 0 ? '<p class="outbox-none">Nothing here yet.</p>' : entries.map(entryHtml).join('\n');
  return outboxDocument(
    { site, css, title: 'Outbox' },
    `<p class="outbox-lead">Leads, mails and text messages of this server, the newest first. This page is there in development only.</p>
<p><a class="outbox-refresh" href="/_dev/outbox/examples">Examples of all messages</a></p>
<nav class="outbox-kinds" aria-label="Kinds">${kindLinks(counts, kind)}</nav>
<p><a class="outbox-refresh" href="${kindHref(kind)}">Refresh</a></p>
${shown}`,
  );
}

function kindHref(kind: string): string {
  return kind ? `/_dev/outbox?kind=${encodeUriPart(kind)}` : '/_dev/outbox';
}

function kindLinks(counts: OutboxPage['counts'], shown: string): string {
  const kinds = [...new Set(['', ...Object.keys(kindNames), ...counts.map(({ kind }) => kind)])];
  return kinds
    .map((kind) => {
      const own = counts.filter((one) => kind === '' || one.kind === kind);
      const total = own.reduce((sum, { count }) => sum + count, 0);
      const current = kind === shown ? ' aria-current="page"' : '';
      const name = kind === '' ? 'All' : nameOf(kind);
      return `<a class="outbox-kind" href="${escapeHtml(kindHref(kind))}"${current}>${escapeHtml(name)} (${String(total)})</a>`;
    })
    .join('');
}

function entryHtml(entry: OutboxEntry): string {
  const { id, kind, subject, state, attempts, createdAt, dueAt, endedAt, lastError, payload } = entry;
  const facts: [string, string][] = [
    ['About', subject],
    ['Written', timeText(createdAt)],
    ['Attempts', String(attempts)],
    endedAt ? ['Ended', timeText(endedAt)] : ['Next attempt', timeText(dueAt)],
    ...(lastError ? [['Last error', lastError] satisfies [string, string]] : []),
  ];
  const headingId = `entry-${escapeHtml(id)}`;
  return `<article class="outbox-entry" aria-labelledby="${headingId}">
<h2 class="outbox-heading" id="${headingId}">${escapeHtml(buildHeading(kind, payload))} <span class="outbox-state outbox-state-${state}">${state}</span></h2>
${factsHtml(facts)}
${mailFrame(id, payload)}${contentHtml(withoutHtml(payload))}
</article>`;
}

/** The mail as a mail program shows it; "" for other messages. */
function mailFrame(id: string, payload: unknown): string {
  if (!isRecord(payload) || typeof payload['html'] !== 'string') return '';
  const src = `/_dev/outbox/mails/${encodeUriPart(id)}`;
  return `<details class="outbox-more"><summary>Mail</summary><iframe class="outbox-mail" loading="lazy" sandbox="allow-same-origin allow-popups" width="768" height="860" src="${src}" title="Mail"></iframe></details>\n`;
}

function withoutHtml(payload: unknown): unknown {
  if (!isRecord(payload)) return payload;
  const { html: _html, ...others } = payload;
  return others;
}

function buildHeading(kind: string, payload: unknown): string {
  const subject = isRecord(payload) && typeof payload['subject'] === 'string' ? payload['subject'] : '';
  const name = { lead: 'Lead', mail: 'Mail', sms: 'Text message', bookingReminder: 'Reminder' }[kind] ?? kind;
  return subject ? `${name}: ${subject}` : name;
}

const maxOpenFields = 15;

/** Content of a message, one line per part; large parts are folded. */
function contentHtml(payload: unknown): string {
  if (payload === null) {
    return '<p class="outbox-none">The content was removed: it is not kept longer than it is needed.</p>';
  }
  const { lines, folded } = parts('', payload);
  const more = folded.map(([path, part]) => {
    const summary = `${path} (${String(Object.keys(part).length)} fields)`;
    return `<details class="outbox-more"><summary>${escapeHtml(summary)}</summary>${contentHtml(part)}</details>`;
  });
  return factsHtml(lines) + more.join('');
}

/** Flattens a value to lines, each with its path, and the objects that are too large for lines. */
function parts(path: string, value: unknown): { lines: [string, string][]; folded: [string, object][] } {
  if (!isRecord(value)) {
    return { lines: [[path, typeof value === 'string' ? value : JSON.stringify(value)]], folded: [] };
  }
  if (path && Object.keys(value).length > maxOpenFields) return { lines: [], folded: [[path, value]] };
  const inside = Object.entries(value).map(([key, part]) => parts(path ? `${path}.${key}` : key, part));
  return { lines: inside.flatMap(({ lines }) => lines), folded: inside.flatMap(({ folded }) => folded) };
}

function factsHtml(facts: readonly [string, string][]): string {
  const rows = facts.map(([name, text]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(text)}</dd>`);
  return `<dl class="outbox-facts">${rows.join('')}</dl>`;
}

/** "2026-11-21 22:15:00 UTC" */
function timeText(instant: string): string {
  return `${instant.slice(0, 19).replace('T', ' ')} UTC`;
}
