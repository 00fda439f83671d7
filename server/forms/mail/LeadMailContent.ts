import type { MailTexts } from '../../../shared/forms/MailTexts.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { MailHead, MailRow } from '../../messages/mail/MailContent.ts';

/** Site of a lead, and the texts of its mails in the site's first language. */
export interface LeadMailSite {
  site: SiteConfig;
  texts: MailTexts;
  /** BCP 47 tag for dates and amounts. */
  locale: string;
}

/** Content of a lead's mail, for any form. */
export interface LeadMailContent {
  subject: string;
  /** Recipient of replies. */
  visitor: { name: string; address: string };
  head: MailHead;
  /** Facts that the head has. */
  headRows: MailRow[];
  person: MailRow[];
  /** "" without a message. */
  message: string;
  matter: MailRow[];
  /** Address of the page of the car, for a form about one. */
  carAddress?: string;
}
