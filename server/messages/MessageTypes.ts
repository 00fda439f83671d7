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
  attachments?: { name: string; type: string; text: string }[];
  /** Further headers, such as { 'X-Forecourt-Lead': id }. */
  headers?: Record<string, string>;
}

/** A text message as it stands in the outbox. */
export interface Sms {
  /** "+46701234567" */
  to: string;
  text: string;
}
