/** A mail in the outbox. */
export interface Mail {
  to: { name: string; address: string };
  /** Recipient of replies. */
  replyTo?: { name: string; address: string };
  subject: string;
  /** Name shown as the sender. */
  senderName?: string;
  /** Plain text; every mail has one. */
  text: string;
  html?: string;
  /** Small files, such as a calendar entry. */
  attachments?: MailAttachment[];
  /** Additional headers, such as { 'X-Forecourt-Lead': id }. */
  headers?: Record<string, string>;
}

/** An attached file; `encoding` is set when `text` is binary data. */
export interface MailAttachment {
  name: string;
  type: string;
  text: string;
  encoding?: 'base64';
}

/** A text message in the outbox. */
export interface Sms {
  /** "+46701234567" */
  to: string;
  text: string;
}
