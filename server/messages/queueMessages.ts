import type { Outbox } from '../storage/Outbox.ts';
import type { Queries } from '../storage/Storage.ts';
import type { Mail, Sms } from './MessageTypes.ts';

interface When {
  /** What the message is about, such as "booking:<id>:confirmation"; a second message of the same key is not sent. */
  key: string;
  /** Not sent before; now when left out. */
  dueAt?: Date;
  /** Not sent from then on; its content stays no longer than that, nor after it was delivered. */
  lapsesAt?: Date;
}

/** Puts a mail into the outbox, in the transaction of what causes it: both are written, or neither. */
export function queueMail(outbox: Outbox, queries: Queries, { mail, ...when }: When & { mail: Mail }): Promise<void> {
  return add(outbox, queries, { kind: 'mail', payload: mail }, when);
}

/** Puts a text message into the outbox, in the transaction of what causes it: both are written, or neither. */
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
