import { fillText } from '../../../shared/site/fillText.ts';
import { toGsm7 } from '../../messages/gsm7.ts';
import { queueSms } from '../../messages/queueMessages.ts';
import type { Outbox } from '../../storage/outbox/Outbox.ts';
import type { Queries } from '../../storage/Storage.ts';

interface CodeMessage {
  /** A UUID. */
  id: string;
  code: string;
  expiresAt: Date;
}

/**
 * Queues the text message with a code, in the transaction that creates the code.
 * It is not sent after the code has expired, and its content is removed then. Its last line ("@host #1234") lets phones
 * fill in the code on pages of that host only (WebOTP, wicg.github.io/sms-one-time-codes).
 * @param wording the message with {code}, in the customer's language
 * @param host of the page that requests the code: "fjord-bil.example"; "" when unknown
 */
export function queueCode(
  { outbox, host, wording }: { outbox: Outbox; host: string; wording: string },
  queries: Queries,
  phone: string,
  { id, code, expiresAt }: CodeMessage,
): Promise<void> {
  const text = codeSmsText(wording, { host, code });
  return queueSms(outbox, queries, { key: `tireHotelCode:${id}`, sms: { to: phone, text }, lapsesAt: expiresAt });
}

/** Text message with a code, in the GSM 7-bit alphabet: one message. */
export function codeSmsText(wording: string, { host, code }: { host: string; code: string }): string {
  return `${toGsm7(fillText(wording, { code }))}${host ? `\n\n@${host} #${code}` : ''}`;
}
