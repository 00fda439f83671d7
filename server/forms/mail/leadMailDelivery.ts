import type { MailTextsOf } from '../../../shared/forms/MailTexts.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { Mailer } from '../../messages/Mailer.ts';
import type { Mail } from '../../messages/MessageTypes.ts';
import { DeliveryRefusedError } from '../../storage/outbox/Outbox.ts';
import type { Deliver } from '../../storage/outbox/Outbox.ts';
import { readLeadPayload } from '../leadPayload.ts';
import type { LeadPayload } from '../leadPayload.ts';
import type { LeadRecipients } from '../leadRecipients.ts';
import type { LeadPhoto } from '../photos/leadPhotos.ts';
import { checkRecipient, findLeadRecipient } from '../validation/checkRecipient.ts';
import type { CarPageOf } from './createCarPages.ts';
import { leadMail } from './leadMail.ts';
import type { Redirection } from './leadMail.ts';
import { leadMailSite } from './leadMailSite.ts';

export interface LeadMailOptions {
  mailer: Mailer;
  sites: readonly SiteConfig[];
  mailTextsOf: MailTextsOf;
  /** Reads photos by their ids. */
  photosOf: (ids: readonly string[]) => Promise<LeadPhoto[]>;
  carPageOf: CarPageOf;
  recipients: LeadRecipients;
  /** Last recipient of a lead that all others refuse; "" for none. */
  fallbackAddress: string;
  logger: Logger;
}

/**
 * Delivers leads by mail to their recipients.
 * A lead whose recipient is refused goes to the nearest address that accepts it: department, dealer, site, operator.
 * Retries of a lead's mail have the same Message-ID.
 * @throws DeliveryRefusedError when every address is refused
 */
export function leadMailDelivery(options: LeadMailOptions): Deliver {
  const { mailer, sites, mailTextsOf, photosOf, carPageOf, logger } = options;
  return async (entry, signal) => {
    const payload = readLeadPayload(entry);
    const site = sites.find(({ name }) => name === payload.site);
    if (!site) throw new DeliveryRefusedError('The site of the lead no longer exists.');
    const recipient = findLeadRecipient(payload, site);
    if (!recipient) {
      throw new DeliveryRefusedError(
        'The site has no carBuyer, the recipient of such leads; add it to the file of the site.',
      );
    }
    const { formSubmissionId, photos: photoIds = [], values } = payload.submission;
    const photos = await photosOf(photoIds);
    const attachments = photos.map(({ content }, at) => ({
      name: `${String(at + 1)}.jpg`,
      type: 'image/jpeg',
      text: content,
      encoding: 'base64' as const,
    }));
    const carPage = await carPageOf(site, 'car' in values ? values.car : {});
    const mailSite = leadMailSite(site, mailTextsOf);
    const send = (to: Mail['to'], redirection: Redirection | null): Promise<void> => {
      const mail = leadMail(payload, mailSite, { to, attachments, carPage, redirection });
      return mailer.send(mail, { id: `lead-${formSubmissionId}`, signal });
    };

    let refusal = await refusalOf(send(recipient, null));
    if (refusal === null) return 'delivered';
    const { address } = recipient;
    const fallbacks = await findFallbacks(payload, { site, refused: address }, options);
    for (const [at, fallback] of fallbacks.entries()) {
      const { message } = refusal;
      refusal = await refusalOf(send({ name: '', address: fallback }, { address, reason: message }));
      if (refusal === null) {
        logger.warn('leads.redirected', { site: site.name, lead: formSubmissionId, attempts: at + 1, reason: message });
        return 'delivered';
      }
    }
    throw refusal;
  };
}

/** Returns null for a mail that was accepted; other failures are thrown. */
async function refusalOf(sending: Promise<void>): Promise<DeliveryRefusedError | null> {
  try {
    await sending;
    return null;
  } catch (error) {
    if (error instanceof DeliveryRefusedError) return error;
    throw error;
  }
}

/** Addresses for a lead whose recipient is refused, the nearest first. */
async function findFallbacks(
  lead: LeadPayload,
  { site, refused }: { site: SiteConfig; refused: string },
  { recipients, fallbackAddress }: Pick<LeadMailOptions, 'recipients' | 'fallbackAddress'>,
): Promise<string[]> {
  const known = await checkRecipient(lead, site, recipients);
  const nearest = typeof known === 'string' ? [] : known.fallbacks;
  const ofSite = [site.enquiryRecipient?.address, site.carBuyer?.address];
  const byAddress = new Map<string, string>();
  for (const address of [...nearest, ...ofSite, fallbackAddress]) {
    if (address && address.toLowerCase() !== refused.toLowerCase()) byAddress.set(address.toLowerCase(), address);
  }
  return [...byAddress.values()];
}
