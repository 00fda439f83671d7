import type { Outbox } from '../storage/Outbox.ts';
import type { Queries } from '../storage/Storage.ts';
import type { Mail, Sms } from './MessageTypes.ts';

interface When {
  /** What the message is about, such as "booking:<id>:confirmation"; a second message of the same key is not sent. */
  key: string;
  /** Not sent before; now when left out. */
  dueAt?: Date;
}

/** Puts a mail into the outbox, in the transaction of what causes it: both are written, or neither. */
export function queueMail(
  outbox: Outbox,
  queries: Queries,
  { key, mail, dueAt }: When & { mail: Mail },
): Promise<void> {
  return outbox.add(queries, { kind: 'mail', subject: key, payload: mail, ...(dueAt ? { dueAt } : {}) });
}

/**
 * Puts a text message into the outbox, in the transaction of what causes it: both are written, or neither. One with
 * `lapsesAt` is not sent from then on, and its text stays no longer than that, nor after it was delivered.
 */
export function queueSms(
  outbox: Outbox,
  queries: Queries,
  { key, sms, dueAt, lapsesAt }: When & { sms: Sms; lapsesAt?: Date },
): Promise<void> {
  return outbox.add(queries, {
    kind: 'sms',
    subject: key,
    payload: sms,
    ...(dueAt ? { dueAt } : {}),
    ...(lapsesAt ? { lapsesAt } : {}),
  });
}
