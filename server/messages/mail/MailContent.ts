import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';

/** A row of a mail; left out when its value is "". `address` makes the value a link. */
export type MailRow = readonly [name: string, value: string, address?: string];

/** Part of a mail, with lines of its own in the text. `inHead`: the head of the HTML has the same facts. */
export type MailPart = { inHead?: boolean } & (
  | { kind: 'paragraph'; title?: string; text: string; isQuiet?: boolean }
  | { kind: 'rows'; title?: string; rows: readonly MailRow[] }
  /** Prices at the right edge; the last one is the total if `hasTotal`. */
  | { kind: 'prices'; title: string; rows: readonly MailRow[]; hasTotal: boolean }
  /** The one thing to do: a button. */
  | { kind: 'button'; text: string; address: string }
  | { kind: 'link'; text: string; address: string }
);

/** First lines of the HTML of a mail. The text has the same facts in its parts. */
export interface MailHead {
  /** Kind of mail: "Bokning bekräftad"; "" leaves it out. */
  label: string;
  /** Date, car or first sentence. */
  headline: string;
  /** The headline no longer applies: it is struck through. */
  isOver?: boolean;
  /** The headline is a code to copy. */
  isCode?: boolean;
  /** Registration number as people write it; "" for none. */
  plate?: string;
  /** Car next to the plate; "" for none. */
  car?: string;
  /** Picture above it all; the text leaves it out. `src` is absolute, or a path on the site's host. */
  picture?: { src: string; alt: string };
}

/** Content of a mail, for its HTML and its text. */
export interface MailContent {
  head: MailHead;
  /** Words after the subject in lists of mails; at most 150 characters are used. */
  preheader: string;
  parts: readonly MailPart[];
}

/** Site in whose name a mail is sent. */
export type MailSender = Pick<
  SiteConfig,
  'displayName' | 'company' | 'companyDetails' | 'logo' | 'look' | 'origin' | 'plates'
> &
  Partial<Pick<SiteConfig, 'bareHost' | 'hosts'>>;

export const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });

export const quiet = (text: string): MailPart => ({ kind: 'paragraph', text, isQuiet: true });

/** The part, for the text alone: the head of the HTML has the same facts. */
export const inHead = (part: MailPart): MailPart => ({ ...part, inHead: true });

/** Removes rows without a value. */
export function withoutEmptyRows(part: MailPart): MailPart {
  return 'rows' in part ? { ...part, rows: part.rows.filter(([, value]) => value !== '') } : part;
}

export function hasContent(part: MailPart): boolean {
  return 'rows' in part ? part.rows.length > 0 : part.text !== '';
}
