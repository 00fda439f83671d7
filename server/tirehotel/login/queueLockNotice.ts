import { fillText } from '../../../shared/site/fillText.ts';
import { toGsm7 } from '../../messages/gsm7.ts';
import { queueSms } from '../../messages/queueMessages.ts';
import type { Outbox } from '../../storage/outbox/Outbox.ts';
import type { Queries } from '../../storage/Storage.ts';
import type { LockNotice } from '../embedded/LockNotice.ts';

/**
 * Queues the text message that an agreement's codes are locked for some days.
 * @param wording the message with {phone}, in the customer's language
 */
export function queueLockNotice(
  { outbox, wording }: { outbox: Outbox; wording: string },
  queries: Queries,
  phone: string,
  { key, helpPhone }: Pick<LockNotice, 'key' | 'helpPhone'>,
): Promise<void> {
  const sms = { to: phone, text: lockSmsText(wording, helpPhone) };
  return queueSms(outbox, queries, { key: `tireHotelLocked:${key}`, sms });
}

/** Text message about locked codes, in the GSM 7-bit alphabet. */
export function lockSmsText(wording: string, helpPhone: string): string {
  return toGsm7(fillText(wording, { phone: helpPhone }));
}
