import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { Mailer } from '../../messages/Mailer.ts';
import { DeliveryRefusedError } from '../../storage/outbox/Outbox.ts';
import type { Deliver } from '../../storage/outbox/Outbox.ts';
import { findLeadRecipient } from '../validation/checkRecipient.ts';
import { readLeadPayload } from '../leadPayload.ts';
import type { LeadPhoto } from '../photos/leadPhotos.ts';
import { leadMail } from './leadMail.ts';

/**
 * Delivers leads by mail to their recipients, with photos read by `photosOf` at that time.
 * Retries of a lead's mail have the same Message-ID.
 */
export function leadMailDelivery(
  mailer: Mailer,
  sites: readonly SiteConfig[],
  photosOf: (ids: readonly string[]) => Promise<LeadPhoto[]>,
): Deliver {
  return async (entry, signal) => {
    const payload = readLeadPayload(entry);
    const site = sites.find(({ name }) => name === payload.site);
    if (!site) throw new DeliveryRefusedError('The site of the lead no longer exists.');
    const id = `lead-${payload.submission.formSubmissionId}`;
    const to = findLeadRecipient(payload, site);
    if (!to) {
      throw new DeliveryRefusedError(
        'The site has no carBuyer, the recipient of such leads; add it to the file of the site.',
      );
    }
    const photos = await photosOf(payload.submission.photos ?? []);
    const attachments = photos.map(({ content }, at) => ({
      name: `${String(at + 1)}.jpg`,
      type: 'image/jpeg',
      text: content,
      encoding: 'base64' as const,
    }));
    await mailer.send(leadMail(payload, site, { to, attachments }), { id, signal });
    return 'delivered';
  };
}
