/** A mail as it stands in the outbox. */
export interface Mail {
  to: { name: string; address: string };
  /** Who is answered when the receiver presses "reply". */
  replyTo?: { name: string; address: string };
  subject: string;
  /** Plain text; every mail has one. */
  text: string;
  html?: string;
  /** Small files, such as a calendar entry. */
  attachments?: MailAttachment[];
  /** Further headers, such as { 'X-Forecourt-Lead': id }. */
  headers?: Record<string, string>;
}

/** A file that goes along; `encoding` says how what is no text stands in `text`. */
export interface MailAttachment {
  name: string;
  type: string;
  text: string;
  encoding?: 'base64';
}

/** A text message as it stands in the outbox. */
export interface Sms {
  /** "+46701234567" */
  to: string;
  text: string;
}
