import type { Outbox } from '../storage/outbox/Outbox.ts';
import type { Queries } from '../storage/Storage.ts';
import type { Mail, Sms } from './MessageTypes.ts';

interface When {
  /** Subject of the message, such as "booking:<id>:confirmation". A second message with the same key is not sent. */
  key: string;
  /** Earliest delivery; now when left out. */
  dueAt?: Date;
  /** No delivery from then on; the content is removed then, or after delivery. */
  lapsesAt?: Date;
}

/** Queues a mail in the transaction that causes it: both are written, or neither. */
export function queueMail(outbox: Outbox, queries: Queries, { mail, ...when }: When & { mail: Mail }): Promise<void> {
  return add(outbox, queries, { kind: 'mail', payload: mail }, when);
}

/** Queues a text message in the transaction that causes it: both are written, or neither. */
export function queueSms(outbox: Outbox, queries: Queries, { sms, ...when }: When & { sms: Sms }): Promise<void> {
  return add(outbox, queries, { kind: 'sms', payload: sms }, when);
}

function add(
  outbox: Outbox,
  queries: Queries,
  message: { kind: string; payload: Mail | Sms },
  { key, dueAt, lapsesAt }: When,
): Promise<void> {
  return outbox.add(queries, {
    ...message,
    subject: key,
    ...(dueAt ? { dueAt } : {}),
    ...(lapsesAt ? { lapsesAt } : {}),
  });
}
