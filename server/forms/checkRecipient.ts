import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import type { KnownSubmission } from './checkLead.ts';
import type { LeadRecipients, RecipientAnswer } from './leadRecipients.ts';

/** To whom the mail of a lead goes; null when the site has nobody for it. */
export function leadRecipientOf(lead: KnownSubmission, site: SiteConfig): { name: string; address: string } | null {
  if (lead.kind === 'sellCar') return site.carBuyer ?? null;
  if (lead.kind === 'serviceRequest') {
    const { siteName: name, siteEmail: address } = lead.submission.values;
    return { name, address };
  }
  const { toName: name, toEmail: address } = lead.submission.values;
  return { name, address };
}

/** The field of a lead that names its recipient; null when the site alone says who that is. */
export function recipientField({ kind }: Pick<KnownSubmission, 'kind'>): 'toEmail' | 'siteEmail' | null {
  if (kind === 'sellCar') return null;
  return kind === 'serviceRequest' ? 'siteEmail' : 'toEmail';
}

/**
 * Whether the recipient that a lead names is one of the site's own (decision D-26): of an enquiry, and of work on a
 * car, one of its dealers' addresses or the car's sellers'; of work on a motorcycle the one dealer of motorcycles.
 */
export async function checkRecipient(
  lead: KnownSubmission,
  site: Pick<SiteConfig, 'name' | 'serviceRequest'>,
  recipients: LeadRecipients,
): Promise<RecipientAnswer> {
  switch (lead.kind) {
    case 'sellCar':
      return 'own';
    case 'carContact': {
      const { toEmail, car } = lead.submission.values;
      return recipients.check(site.name, toEmail, car.car_id ?? null);
    }
    case 'serviceRequest': {
      const { typeCar, siteEmail } = lead.submission.values;
      if (typeCar) return recipients.check(site.name, siteEmail, null);
      const dealer = site.serviceRequest?.motorcycleDealer.siteEmail ?? '';
      return siteEmail.toLowerCase() === dealer.toLowerCase() ? 'own' : 'stranger';
    }
  }
}
