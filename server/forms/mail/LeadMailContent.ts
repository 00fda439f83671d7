/** A row of a lead's mail with label and text; left out when `text` is "". `address` makes it a link, and is the server's own. */
export interface LeadMailRow {
  label: string;
  text: string;
  address?: string;
}

/** Content of a lead's mail, for any form. */
export interface LeadMailContent {
  subject: string;
  /** Recipient of replies. */
  visitor: { name: string; address: string };
  person: LeadMailRow[];
  /** "" without a message. */
  message: string;
  matter: LeadMailRow[];
}
