import type { Mail } from './MessageTypes.ts';

/** Sends mails to a mail server. */
export interface Mailer {
  /**
   * Resolves when the server has accepted the mail.
   * `id` becomes its Message-ID, the same at every attempt, so that duplicates can be recognised; `signal` aborts the
   * attempt. Throws DeliveryRefusedError when the server permanently refuses the recipient or the mail,
   * DeliveryFailedError when a retry may succeed; neither names the recipient.
   */
  send(mail: Mail, options: { id: string; signal: AbortSignal }): Promise<void>;
  close(): void;
}
