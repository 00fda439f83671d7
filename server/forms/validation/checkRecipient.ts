import { hasDealers } from '../../../shared/catalogue/hasDealers.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { KnownSubmission } from './checkLead.ts';
import type { LeadRecipients, OwnRecipient, RecipientAnswer } from '../leadRecipients.ts';
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
 * Looks up the recipient named by a lead among the site's own (decision D-26).
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
      return ownRecipient(site.carBuyer?.name, site.enquiryRecipient?.address);
    case 'carContact': {
      const { toEmail, car } = lead.submission.values;
      const own = siteRecipient(site);
      // the names of dealers are those of a sample car
      if (toEmail === own?.address && car.car_is_sample !== true) return ownRecipient(own.name);
      const found = await recipients.check(site.name, toEmail, car.car_id ?? null);
      return found === 'stranger' && toEmail === own?.address ? ownRecipient(own.name) : found;
    }
    case 'serviceRequest': {
      const { typeCar, siteEmail } = lead.submission.values;
      if (typeCar) return recipients.check(site.name, siteEmail, null);
      const dealer = site.serviceRequest?.motorcycleDealer;
      return isSame(siteEmail, dealer?.siteEmail) ? ownRecipient(dealer?.siteName) : 'stranger';
    }
    case 'storeContact': {
      const { siteEmail } = lead.submission.values;
      const contacts = site.contacts?.filter((one) => isSame(siteEmail, one.siteEmail)) ?? [];
      if (contacts.length > 0) return { ...ownRecipient(), names: contacts.map(({ siteName }) => siteName) };
      return site.features && hasDealers({ features: site.features })
        ? recipients.check(site.name, siteEmail, null)
        : 'stranger';
    }
  }
}

function ownRecipient(name = '', fallback = ''): OwnRecipient {
  return { names: [name], fallbacks: fallback === '' ? [] : [fallback], dealerNames: [] };
}

const isSame = (address: string, other = ''): boolean => address.toLowerCase() === other.toLowerCase();

/**
 * Replaces names in a lead that are not the recipient's own: they are shown in mails and exports.
 * Without a known recipient, its names are removed.
 */
export function withOwnNames<L extends KnownSubmission>(lead: L, recipient: OwnRecipient | null): L {
  if (lead.kind === 'sellCar') return lead;
  const { names, dealerNames } = recipient ?? ownRecipient();
  const own = (name: string): string => (names.includes(name) ? name : (names[0] ?? ''));
  const { submission } = lead;
  if (lead.kind !== 'carContact') {
    const { values } = lead.submission;
    return { ...lead, submission: { ...submission, values: { ...values, siteName: own(values.siteName) } } };
  }
  const { values } = lead.submission;
  const { siteName, toName, car } = values;
  const isDealer = siteName !== undefined && (siteName === car.car_site_name || dealerNames.includes(siteName));
  const named = { ...values, toName: own(toName), ...(siteName === undefined || isDealer ? {} : { siteName: '' }) };
  return { ...lead, submission: { ...submission, values: named } };
}
