import { parseArgs } from 'node:util';
import type { OutboxState } from '../../storage/Schema.ts';

/** Filter of leads. */
export interface LeadsFilter {
  state?: OutboxState;
  site?: string;
  /** Received at this time or later. */
  since?: string;
}

export type LeadsArguments =
  | { command: 'help' }
  | { command: 'list'; filter: LeadsFilter; limit: number }
  | { command: 'show'; id: string }
  | { command: 'photos'; id: string; out: string }
  | { command: 'retry'; which: { state: 'dead' | 'kept' } | { ids: string[] } }
  | { command: 'export'; filter: LeadsFilter; format: 'csv' | 'ndjson'; bom: boolean; out: string | null };

/** The command line is invalid; the message has the reason. */
export class LeadsUsageError extends Error {
  override readonly name = 'LeadsUsageError';
}

export const leadsUsage = `Leads: enquiries of visitors and their delivery.

  npm run leads -- list [--state <state>] [--site <site>] [--since <date>] [--limit <number>]
      The newest leads as a table without personal data. 50 when --limit is left out.
  npm run leads -- show <id>
      The whole lead, with what the visitor wrote.
  npm run leads -- photos <id> --out <folder>
      Writes the photos of a lead into an existing folder, as <id>-1.jpg and so on.
  npm run leads -- retry --dead | --kept | <id> ...
      Sends leads again: those given up (dead), those without a recipient (kept), or the named ones.
  npm run leads -- export --format csv|ndjson [--state <state>] [--site <site>] [--since <date>] [--out <file>] [--bom]
      All leads with their full content, oldest first. --bom begins the file so that spreadsheets read it as UTF-8.
      Without --out it goes to the standard output ("npm run --silent leads -- export ..." keeps npm quiet there).

  <id>: the lead's id, or the id of its outbox entry as the log has it.
  <state>: waiting, delivered, kept or dead.   <date>: 2026-11-21 or 2026-11-21T22:15:00Z (UTC).
`;

const states: readonly OutboxState[] = ['waiting', 'delivered', 'kept', 'dead'];
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const filters = { state: text, site: text, since: text } as const;

/** Parses the arguments after "leads". Throws LeadsUsageError. */
export function readLeadsArguments(words: readonly string[]): LeadsArguments {
  const [command, ...rest] = words;
  switch (command) {
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      return { command: 'help' };
    case 'list': {
      const { values } = parsed(rest, { ...filters, limit: text }, false);
      return { command, filter: readFilter(values), limit: readLimit(values.limit) };
    }
    case 'show': {
      const { positionals } = parsed(rest, {}, true);
      const [id, ...more] = positionals;
      if (id === undefined || more.length > 0) throw new LeadsUsageError('show takes the id of one lead.');
      return { command, id };
    }
    case 'photos': {
      const { values, positionals } = parsed(rest, { out: text }, true);
      const [id, ...more] = positionals;
      if (id === undefined || more.length > 0 || values.out === undefined) {
        throw new LeadsUsageError('photos takes the id of one lead, and --out with a folder.');
      }
      return { command, id, out: values.out };
    }
    case 'retry': {
      const { values, positionals: ids } = parsed(rest, { dead: flag, kept: flag }, true);
      const chosen = [values.dead, values.kept, ids.length > 0].filter(Boolean).length;
      if (chosen !== 1) throw new LeadsUsageError('retry takes --dead, --kept, or the ids of leads: one of the three.');
      if (ids.length > 0) return { command, which: { ids } };
      return { command, which: { state: values.dead ? 'dead' : 'kept' } };
    }
    case 'export': {
      const { values } = parsed(rest, { ...filters, format: text, out: text, bom: flag }, false);
      const { format, bom = false, out = null } = values;
      if (format !== 'csv' && format !== 'ndjson') {
        throw new LeadsUsageError('export takes --format csv or --format ndjson.');
      }
      return { command, filter: readFilter(values), format, bom, out };
    }
    default:
      throw new LeadsUsageError(`There is no command "${command}".`);
  }
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

function parsed<const O extends Options>(words: string[], options: O, allowPositionals: boolean) {
  try {
    return parseArgs({ args: words, options, allowPositionals, strict: true });
  } catch (error) {
    throw new LeadsUsageError(error instanceof Error ? error.message : String(error));
  }
}

function readFilter({ state, site, since }: { state?: string; site?: string; since?: string }): LeadsFilter {
  const known = states.find((one) => one === state);
  if (state !== undefined && !known) throw new LeadsUsageError(`--state is "${state}"; expected ${states.join(', ')}.`);
  return {
    ...(known ? { state: known } : {}),
    ...(site === undefined ? {} : { site }),
    ...(since === undefined ? {} : { since: readInstant(since) }),
  };
}

function readInstant(written: string): string {
  const looksRight = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/.test(written);
  const instant = looksRight ? new Date(written) : new Date(NaN);
  if (Number.isNaN(instant.getTime())) {
    throw new LeadsUsageError(`--since is "${written}"; expected a date such as 2026-11-21 or 2026-11-21T22:15:00Z.`);
  }
  return instant.toISOString();
}

function readLimit(written = '50'): number {
  const limit = Number(written);
  if (!/^\d{1,6}$/.test(written) || limit < 1) {
    throw new LeadsUsageError(`--limit is "${written}"; expected a whole number from 1.`);
  }
  return limit;
}
