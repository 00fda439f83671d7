import type { Deliver } from '../storage/outbox/Outbox.ts';
import type { Mailer } from './Mailer.ts';
import type { Mail } from './MessageTypes.ts';

/**
 * Delivers the outbox entries of kind 'mail', whose payload is a Mail.
 * Without a mailer they are kept, to be read or sent later.
 */
export function mailDelivery(mailer: Mailer | null): Deliver {
  return async ({ id, payload }, signal) => {
    if (!mailer) return 'kept';
    await mailer.send(payload as Mail, { id, signal });
    return 'delivered';
  };
}

/** Keeps the outbox entries of kind 'sms', whose payload is an Sms: no sender is configured. */
export const keepSms: Deliver = () => Promise.resolve('kept');
