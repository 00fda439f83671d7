import type { Mail } from './MessageTypes.ts';

/** Hands mails to a mail server. */
export interface Mailer {
  /**
   * Resolves when the server has taken the mail. `id` becomes its Message-ID, the same at every attempt, so that a
   * mail that comes twice can be told; `signal` ends the attempt. Throws DeliveryRefusedError when the server refuses
   * the recipient or the mail for good, DeliveryFailedError when another attempt may succeed; neither says whom it was
   * for.
   */
  send(mail: Mail, options: { id: string; signal: AbortSignal }): Promise<void>;
  close(): void;
}
