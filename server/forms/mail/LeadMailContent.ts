/** A line of a lead's mail: what it is, and what was said; left out when `text` is "". `address` makes a link of it. */
export interface LeadMailRow {
  label: string;
  text: string;
  address?: string;
}

/** What the mail of a lead says, by whatever form it came. */
export interface LeadMailContent {
  subject: string;
  /** Who is answered. */
  visitor: { name: string; address: string };
  person: LeadMailRow[];
  /** "" when the visitor wrote none. */
  message: string;
  matter: LeadMailRow[];
}
