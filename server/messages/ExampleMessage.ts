import type { Language, SiteConfig } from '../../shared/site/SiteTypes.ts';
import type { Mail } from './MessageTypes.ts';

/** A message as the product writes it, with invented data. */
export interface ExampleMessage {
  /** "Booking confirmed" */
  name: string;
  mail?: Mail;
  /** Content of a text message. */
  sms?: string;
}

/** Writes an example of each kind of message of a site. `origin`: scheme and host of its links. */
export type WriteExamples = (
  site: SiteConfig,
  options: { language: Language; origin: string },
) => Promise<ExampleMessage[]>;
