import { fillText } from '../../shared/site/fillText.ts';
import { queueSms } from '../messages/queueMessages.ts';
import type { Outbox } from '../storage/Outbox.ts';
import type { Queries } from '../storage/Storage.ts';

interface CodeMessage {
  /** A UUID. */
  id: string;
  code: string;
  expiresAt: Date;
}

/**
 * Puts the text message with a code into the outbox, in the transaction that makes the code. It is not sent once the
 * code has lapsed, and the code stands there no longer than that. Its last line ("@host #1234") lets phones fill the
 * code in on pages of that host alone (WebOTP, wicg.github.io/sms-one-time-codes).
 * @param wording the message with {code}, in the customer's language
 * @param host of the page that asks for the code: "fjord-bil.example"; "" when it is not known
 */
export function queueCode(
  { outbox, host, wording }: { outbox: Outbox; host: string; wording: string },
  queries: Queries,
  phone: string,
  { id, code, expiresAt }: CodeMessage,
): Promise<void> {
  const text = `${fillText(wording, { code })}${host ? `\n\n@${host} #${code}` : ''}`;
  return queueSms(outbox, queries, { key: `tireHotelCode:${id}`, sms: { to: phone, text }, lapsesAt: expiresAt });
}
