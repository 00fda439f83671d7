import type { Outbox, OutboxEntry } from '../../storage/outbox/Outbox.ts';
import type { Mail, Sms } from '../MessageTypes.ts';
import { messagesUsage } from './messagesArguments.ts';
import type { MessageKind, MessagesArguments } from './messagesArguments.ts';

/** The command cannot be carried out; the message has the reason. */
export class MessagesCommandError extends Error {
  override readonly name = 'MessagesCommandError';
}

/** Maximum messages searched, newest first. */
const maxEntries = 1000;

/**
 * Runs the command; servers on the same database may keep running.
 * `say` prints for the operator. Throws MessagesCommandError.
 */
export async function runMessagesCommand(
  args: MessagesArguments,
  { outbox, say }: { outbox: Pick<Outbox, 'list' | 'endLapsed'>; say: (text: string) => void },
): Promise<void> {
  if (args.command === 'help') {
    say(messagesUsage);
    return;
  }
  await outbox.endLapsed(); // expired content must not be shown, even while no server runs
  const found = await newest(outbox, args.kinds, args.command === 'list' ? args.limit : maxEntries);
  if (args.command === 'list') {
    say(listText(found));
    return;
  }
  const { id } = args;
  const entry = id === null ? found.find(({ payload }) => payload !== null) : found.find((one) => one.id === id);
  if (!entry) {
    throw new MessagesCommandError(id === null ? 'No stored message has a text.' : `There is no message ${id}.`);
  }
  say(messageText(entry));
}

async function newest(
  outbox: Pick<Outbox, 'list'>,
  kinds: readonly MessageKind[],
  limit: number,
): Promise<OutboxEntry[]> {
  const lists = await Promise.all(kinds.map((kind) => outbox.list({ kind, limit })));
  const all = lists.flat();
  all.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  return all.slice(0, limit);
}

/** Excludes all data of the recipients. */
function listText(entries: readonly OutboxEntry[]): string {
  if (entries.length === 0) return 'No messages.\n';
  const rows = entries.map(({ createdAt, id, kind, state, payload, lastError }) => {
    return [
      timeText(createdAt),
      id,
      kind.padEnd(4),
      state.padEnd(9),
      payload === null ? 'no ' : 'yes',
      lastError ?? '',
    ];
  });
  const head = ['WRITTEN (UTC)      ', 'ID'.padEnd(36), 'KIND', 'STATE    ', 'TEXT', 'LAST ERROR'];
  return [head, ...rows].map((cells) => `${cells.join('  ').trimEnd()}\n`).join('');
}

function messageText({ kind, state, createdAt, id, payload }: OutboxEntry): string {
  const head = `${kind} ${id}, written ${timeText(createdAt)} UTC, ${state}\n`;
  if (payload === null) return `${head}Its text was removed.\n`;
  if (kind === 'sms') {
    const { to, text } = payload as Sms;
    return `${head}To: ${to}\n\n${text}\n`;
  }
  const { to, subject, text } = payload as Mail;
  return `${head}To: ${to.name} <${to.address}>\nSubject: ${subject}\n\n${text}\n`;
}

/** "2026-11-21 22:15:00" */
function timeText(instant: string): string {
  return instant.slice(0, 19).replace('T', ' ');
}
