import type { CarContactValues } from '../../../shared/forms/LeadTypes.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';

type RecipientSite = Pick<SiteConfig, 'enquiryRecipient' | 'carBuyer'>;

/** Recipient of enquiries for which the page found no department; null on a site without stock. */
export function siteRecipient(site: Partial<RecipientSite>): { name: string; address: string } | null {
  return site.enquiryRecipient ?? site.carBuyer ?? null;
}

/** True when the page found no department for an enquiry. */
export function isWithoutDepartment({ toEmail }: CarContactValues): boolean {
  return toEmail.trim() === '';
}

/** Addresses an enquiry without a department to the site's own recipient. */
export function withRecipient(values: CarContactValues, site: RecipientSite): CarContactValues {
  const recipient = isWithoutDepartment(values) ? siteRecipient(site) : null;
  return recipient ? { ...values, toName: recipient.name, toEmail: recipient.address } : values;
}
