import type { Outbox } from '../../storage/outbox/Outbox.ts';
import type { Storage } from '../../storage/Storage.ts';
import { leadEntryKind } from '../leadPayload.ts';
import { readPhotos } from '../photos/leadPhotos.ts';
import { leadRecords } from './leadRecords.ts';
import type { LeadRecord, LeadRecords } from './leadRecords.ts';
import { leadsUsage } from './leadsArguments.ts';
import type { LeadsArguments, LeadsFilter } from './leadsArguments.ts';
import { leadCsvLine, leadsCsvHead } from './leadsCsv.ts';

export interface LeadsCommandOptions {
  storage: Storage;
  outbox: Outbox;
  /** The configured sites. */
  siteNames: readonly string[];
  /** Prints a text for the operator. */
  say: (text: string) => void;
  /** Writes a photo into a folder. */
  writePhoto: (folder: string, name: string, content: Buffer) => Promise<void>;
  /** Writes the exported leads to a file, or to standard output when `out` is null. */
  writeExport: (parts: AsyncIterable<string>, out: string | null) => Promise<void>;
}

/** The command cannot be carried out; the message has the reason. */
export class LeadsCommandError extends Error {
  override readonly name = 'LeadsCommandError';
}

/** Runs the command; servers on the same database may keep running. Throws LeadsCommandError. */
export async function runLeadsCommand(requested: LeadsArguments, options: LeadsCommandOptions): Promise<void> {
  const { storage, outbox, say, writeExport } = options;
  const records = leadRecords(storage);
  switch (requested.command) {
    case 'help':
      say(leadsUsage);
      return;
    case 'list':
      await checkSite(requested.filter, records, options.siteNames);
      say(await listText(requested, records));
      return;
    case 'show': {
      const lead = await records.find(requested.id);
      if (!lead) throw new LeadsCommandError(`There is no lead ${requested.id}.`);
      say(`${JSON.stringify(lead, null, 2)}\n`);
      return;
    }
    case 'photos':
      say(await writePhotos(requested, records, options));
      return;
    case 'retry':
      say(await retry(requested.which, records, outbox));
      return;
    case 'export': {
      await checkSite(requested.filter, records, options.siteNames);
      let count = 0;
      const parts = async function* (): AsyncGenerator<string> {
        yield (requested.bom ? '\ufeff' : '') + (requested.format === 'csv' ? leadsCsvHead : '');
        for await (const lead of records.oldestFirst(requested.filter)) {
          count += 1;
          yield requested.format === 'csv' ? leadCsvLine(lead) : `${JSON.stringify(lead)}\n`;
        }
      };
      await writeExport(parts(), requested.out);
      if (requested.out !== null) say(`${leadsText(count)} written to ${requested.out}.\n`);
      return;
    }
  }
}

/** Refuses a site that is neither configured nor has leads. */
async function checkSite({ site }: LeadsFilter, records: LeadRecords, siteNames: readonly string[]): Promise<void> {
  if (site === undefined || siteNames.includes(site)) return;
  const known = new Set([...siteNames, ...(await records.sites())]);
  if (!known.has(site)) {
    throw new LeadsCommandError(`There is no site "${site}". Sites: ${[...known].sort().join(', ')}.`);
  }
}

async function listText(
  { filter, limit }: Extract<LeadsArguments, { command: 'list' }>,
  records: LeadRecords,
): Promise<string> {
  const found = await records.newest(filter, limit + 1);
  const counts = await records.counts(filter);
  const isFiltered = Object.keys(filter).length > 0;
  const total = counts.map(({ state, count }) => `${String(count)} ${state}`).join(', ');
  const more = found.length > limit ? `There are more; --limit ${String(limit * 2)} shows more of them.\n` : '';
  const rows = found.slice(0, limit).map((lead) => formatCells(lead));
  const table =
    rows.length > 0
      ? tableText([['RECEIVED', 'ID', 'SITE', 'STATE', 'TRIES', 'SINCE/NEXT', 'LAST ERROR'], ...rows])
      : 'No leads.\n';
  return `${table}${more}${total ? `${isFiltered ? 'Matching' : 'In all'}: ${total}.\n` : ''}`;
}

/** Excludes all data of the visitor. */
function formatCells({ receivedAt, id, site, state, attempts, dueAt, endedAt, lastError }: LeadRecord): string[] {
  const at = (instant: string | null): string => (instant ?? '').slice(0, 19).replace('T', ' ');
  return [at(receivedAt), id, site, state ?? '-', String(attempts), at(endedAt ?? dueAt), lastError ?? ''];
}

function tableText(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_cell, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

async function writePhotos(
  { id, out }: { id: string; out: string },
  records: LeadRecords,
  { storage, writePhoto }: LeadsCommandOptions,
): Promise<string> {
  const lead = await records.find(id);
  if (!lead) throw new LeadsCommandError(`There is no lead ${id}.`);
  const photos = await readPhotos(storage, lead.submission?.photos ?? []);
  for (const [at, { content }] of photos.entries()) {
    await writePhoto(out, `${lead.id}-${String(at + 1)}.jpg`, Buffer.from(content, 'base64'));
  }
  return `${String(photos.length)} ${photos.length === 1 ? 'photo' : 'photos'} written to ${out}.\n`;
}

async function retry(
  which: Extract<LeadsArguments, { command: 'retry' }>['which'],
  records: LeadRecords,
  outbox: Outbox,
): Promise<string> {
  if ('state' in which) {
    return retriedText(await outbox.retry({ kind: leadEntryKind, state: which.state }), null);
  }
  const entries = await records.entryIds(which.ids);
  const unknown = which.ids.filter((id) => !entries.has(id));
  if (unknown.length > 0) throw new LeadsCommandError(`There is no lead ${unknown.join(', ')}; nothing was changed.`);
  const ids = [...new Set(entries.values())];
  return retriedText(await outbox.retry({ kind: leadEntryKind, ids }), ids.length);
}

function retriedText(count: number, requested: number | null): string {
  const rest = (requested ?? count) - count;
  const reasons = 'already delivered, being delivered now, or without content because of age';
  const left = rest > 0 ? `${leadsText(rest)} not sent again: ${reasons}.` : '';
  const sent = count > 0 || rest === 0 ? `${leadsText(count)} to be sent now.` : '';
  const next = count > 0 ? 'A running server sends within seconds.' : '';
  return `${[sent, next, left].filter(Boolean).join(' ')}\n`;
}

function leadsText(count: number): string {
  return `${String(count)} ${count === 1 ? 'lead' : 'leads'}`;
}
