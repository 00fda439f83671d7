import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { KnownSubmission } from './checkLead.ts';
import type { LeadRecipients, RecipientAnswer } from '../leadRecipients.ts';
import { siteRecipient } from './siteRecipient.ts';

/** Recipient of a lead's mail; null when the site has none for it. */
export function findLeadRecipient(lead: KnownSubmission, site: SiteConfig): { name: string; address: string } | null {
  if (lead.kind === 'sellCar') return site.carBuyer ?? null;
  if (lead.kind === 'serviceRequest' || lead.kind === 'storeContact') {
    const { siteName: name, siteEmail: address } = lead.submission.values;
    return { name, address };
  }
  const { toName: name, toEmail: address } = lead.submission.values;
  return { name, address };
}

/** Field of a lead that names its recipient; null when the site defines it. */
export function recipientField({ kind }: Pick<KnownSubmission, 'kind'>): 'toEmail' | 'siteEmail' | null {
  if (kind === 'sellCar') return null;
  return kind === 'carContact' ? 'toEmail' : 'siteEmail';
}

/**
 * True if the recipient named by a lead belongs to the site (decision D-26).
 * Enquiries and work on a car may go to the addresses of its dealers and of the car's sellers, work on a motorcycle to
 * the one dealer of motorcycles, messages to the site's contacts and dealers.
 */
export async function checkRecipient(
  lead: KnownSubmission,
  site: Pick<SiteConfig, 'name'> & Partial<SiteConfig>,
  recipients: LeadRecipients,
): Promise<RecipientAnswer> {
  switch (lead.kind) {
    case 'sellCar':
      return 'own';
    case 'carContact': {
      const { toEmail, car } = lead.submission.values;
      if (toEmail === siteRecipient(site)?.address) return 'own';
      return recipients.check(site.name, toEmail, car.car_id ?? null);
    }
    case 'serviceRequest': {
      const { typeCar, siteEmail } = lead.submission.values;
      if (typeCar) return recipients.check(site.name, siteEmail, null);
      const dealer = site.serviceRequest?.motorcycleDealer.siteEmail ?? '';
      return siteEmail.toLowerCase() === dealer.toLowerCase() ? 'own' : 'stranger';
    }
    case 'storeContact': {
      const { siteEmail } = lead.submission.values;
      const isContact = site.contacts?.some((contact) => contact.siteEmail.toLowerCase() === siteEmail.toLowerCase());
      if (isContact) return 'own';
      return site.features?.stock ? recipients.check(site.name, siteEmail, null) : 'stranger';
    }
  }
}
