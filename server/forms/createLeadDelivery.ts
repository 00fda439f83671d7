import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { DeliveryFailedError, DeliveryRefusedError } from '../storage/Outbox.ts';
import type { Deliver } from '../storage/Outbox.ts';
import { readLeadPayload } from './leadPayload.ts';
import { createLeadRecipients } from './leadRecipients.ts';
import type { AddressCatalogue } from './leadRecipients.ts';

export interface LeadDeliveryOptions {
  /** To the group's lead service; null when there is none. */
  comhub: Deliver | null;
  /** To the recipient's mailbox; null when there is no mail server. */
  mail: Deliver | null;
  catalogue: AddressCatalogue;
  clock: Clock;
  logger: Logger;
}

/**
 * Delivers the outbox's leads: to the lead service when there is one, else by mail, else nowhere (they are kept, to be
 * exported or sent later). A lead that was taken while the catalogue was silent leaves only after its recipient was
 * found to be the site's own.
 */
export function createLeadDelivery(options: LeadDeliveryOptions): Deliver {
  const { comhub, mail } = options;
  const recipients = createLeadRecipients(options);
  const send: Deliver = comhub ?? mail ?? (() => Promise.resolve('kept'));
  return async (entry, signal) => {
    const { site, recipient, submission } = readLeadPayload(entry);
    if (recipient === 'unchecked') {
      const { toEmail, car } = submission.values;
      const answer = await recipients.check(site, toEmail, car.car_id ?? '');
      if (answer === 'stranger') {
        throw new DeliveryRefusedError("The recipient is not one of the site's own addresses.");
      }
      if (answer === 'unknown') throw new DeliveryFailedError('The catalogue cannot be asked whose address it is.');
    }
    return send(entry, signal);
  };
}
