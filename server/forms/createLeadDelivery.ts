import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { DeliveryFailedError, DeliveryRefusedError } from '../storage/outbox/Outbox.ts';
import type { Deliver } from '../storage/outbox/Outbox.ts';
import { checkRecipient, withOwnNames } from './validation/checkRecipient.ts';
import { createLeadCars, withCar } from './leadCars.ts';
import { readLeadPayload } from './leadPayload.ts';
import type { LeadPayload } from './leadPayload.ts';
import { createLeadRecipients } from './leadRecipients.ts';
import type { AddressCatalogue } from './leadRecipients.ts';

export interface LeadDeliveryOptions {
  /** Delivery to the group's lead service; null without one. */
  comhub: Deliver | null;
  /** Delivery to the recipient's mailbox; null without a mail server. */
  mail: Deliver | null;
  sites: readonly SiteConfig[];
  catalogue: AddressCatalogue;
  clock: Clock;
  logger: Logger;
}

/**
 * Delivers the outbox's leads to the lead service if there is one, else by mail.
 * Without either they are kept for export or a later retry. A lead stored while the catalogue was unavailable is sent
 * only after its recipient was found to belong to the site.
 */
export function createLeadDelivery(options: LeadDeliveryOptions): Deliver {
  const { comhub, mail, sites } = options;
  const recipients = createLeadRecipients(options);
  const cars = createLeadCars(options);
  const send: Deliver = comhub ?? mail ?? (() => Promise.resolve('kept'));

  async function checked(lead: LeadPayload): Promise<LeadPayload> {
    const site = sites.find(({ name }) => name === lead.site) ?? { name: lead.site };
    const recipient = await checkRecipient(lead, site, recipients);
    if (recipient === 'stranger') {
      throw new DeliveryRefusedError("The recipient is not one of the site's own addresses.");
    }
    if (recipient === 'unknown') {
      throw new DeliveryFailedError('The recipient cannot be checked, because the catalogue does not respond.');
    }
    return withOwnNames(lead, recipient);
  }

  return async (entry, signal) => {
    const stored = readLeadPayload(entry);
    const payload = stored.recipient === 'unchecked' ? await checked(stored) : stored;
    if (!payload.carUnverified || payload.kind !== 'carContact') return send({ ...entry, payload }, signal);
    const car = await cars.find(payload.site, payload.submission.values.car.car_id ?? '');
    return send({ ...entry, payload: typeof car === 'string' ? payload : withCar(payload, car) }, signal);
  };
}
