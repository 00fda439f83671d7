import { parseArgs } from 'node:util';

const kinds = ['mail', 'sms'] as const;
export type MessageKind = (typeof kinds)[number];

export type MessagesArguments =
  | { command: 'help' }
  | { command: 'list'; kinds: readonly MessageKind[]; limit: number }
  /** `id` null: the newest message that still has its text. */
  | { command: 'show'; kinds: readonly MessageKind[]; id: string | null };

/** The command line is invalid; the message has the reason. */
export class MessagesUsageError extends Error {
  override readonly name = 'MessagesUsageError';
}

export const messagesUsage = `Messages: mails and text messages of this server and their delivery.

  npm run messages -- list [--kind mail|sms] [--limit <number>]
      The newest as a table, without text and recipient. 20 when --limit is left out.
  npm run messages -- show [<id>] [--kind mail|sms]
      One message with text and recipient: the named one, or the newest that still has its text.

  Without a mail server (SMTP_URL) or an SMS service (SMS_ENDPOINT) messages are stored; read them here.
  A message with a one-time code loses its text when it is delivered or the code expires.
`;

/** Parses the arguments after "messages". Throws MessagesUsageError. */
export function readMessagesArguments(words: readonly string[]): MessagesArguments {
  const [command, ...rest] = words;
  switch (command) {
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      return { command: 'help' };
    case 'list': {
      const { values, positionals } = parsed(rest);
      if (positionals.length > 0) throw new MessagesUsageError('list takes no id; show does.');
      return { command, kinds: readKinds(values.kind), limit: readLimit(values.limit) };
    }
    case 'show': {
      const { values, positionals } = parsed(rest);
      const [id = null, ...more] = positionals;
      if (more.length > 0 || values.limit !== undefined) throw new MessagesUsageError('show takes one id, or none.');
      return { command, kinds: readKinds(values.kind), id };
    }
    default:
      throw new MessagesUsageError(`There is no command "${command}".`);
  }
}

function parsed(words: string[]) {
  try {
    return parseArgs({
      args: words,
      options: { kind: { type: 'string' }, limit: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new MessagesUsageError(error instanceof Error ? error.message : String(error));
  }
}

function readKinds(given: string | undefined): readonly MessageKind[] {
  if (given === undefined) return kinds;
  const kind = kinds.find((one) => one === given);
  if (!kind) throw new MessagesUsageError(`--kind must be mail or sms, not "${given}".`);
  return [kind];
}

function readLimit(given = '20'): number {
  const limit = Number(given);
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000) {
    throw new MessagesUsageError(`--limit must be a whole number, 1 to 1000, not "${given}".`);
  }
  return limit;
}
