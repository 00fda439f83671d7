import { fillText } from '../../shared/site/fillText.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import { queueSms } from '../messages/queueMessages.ts';
import type { Outbox } from '../storage/Outbox.ts';
import type { Queries } from '../storage/Storage.ts';

/** The message in Swedish, for a dictionary without `tireLockedMessage`. */
export const swedishLockedMessage =
  'Någon har provat fel kod till däckhotellet för många gånger, så inloggningen är spärrad i några dagar. Var det inte du behöver du inte göra något. Vill du boka? Ring {phone}.';

/** What the owner of a phone is told of. */
export interface LockNotice {
  /** Of the lock: a second message of the same is not sent. */
  key: string;
  /** Whom to call. */
  helpPhone: string;
  language: Language | undefined;
}

/**
 * Puts the text message into the outbox that says that an agreement's codes cannot be tried for some days.
 * @param wording the message with {phone}, in the customer's language
 */
export function queueLockNotice(
  { outbox, wording }: { outbox: Outbox; wording: string },
  queries: Queries,
  phone: string,
  { key, helpPhone }: Pick<LockNotice, 'key' | 'helpPhone'>,
): Promise<void> {
  const sms = { to: phone, text: fillText(wording, { phone: helpPhone }) };
  return queueSms(outbox, queries, { key: `tireHotelLocked:${key}`, sms });
}
