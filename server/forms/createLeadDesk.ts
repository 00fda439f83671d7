import { LeadRefusedError } from '../../shared/forms/LeadGateway.ts';
import type { LeadGateway } from '../../shared/forms/LeadGateway.ts';
import type { LeadReceipt } from '../../shared/forms/LeadTypes.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import type { Outbox } from '../storage/Outbox.ts';
import type { Queries, Storage } from '../storage/Storage.ts';
import { checkLead } from './checkLead.ts';
import { leadEntryKind, leadSubject } from './leadPayload.ts';
import type { LeadPayload } from './leadPayload.ts';
import { createLeadRecipients } from './leadRecipients.ts';
import type { AddressCatalogue } from './leadRecipients.ts';

export interface LeadDeskOptions {
  storage: Storage;
  outbox: Outbox;
  sites: readonly SiteConfig[];
  /** Knows the addresses that may get leads. */
  catalogue: AddressCatalogue;
  clock: Clock;
  logger: Logger;
  /** Called when a lead was written that waits for its delivery. */
  onTaken?: () => void;
}

/**
 * Takes leads into the database: the lead and its entry in the outbox in one transaction, once for each submission id,
 * in however many processes it comes at the same time. A recipient that is not the site's own is refused (decision
 * D-26); while the catalogue cannot say, the lead is taken and its recipient is checked before the delivery.
 */
export function createLeadDesk(options: LeadDeskOptions): LeadGateway {
  const { storage, outbox, sites, clock, logger, onTaken } = options;
  const recipients = createLeadRecipients(options);

  return {
    submit: async (given) => {
      const { site, kind, submission } = checkLead(given, sites);
      const { formName, formSubmissionId: id, values } = submission;
      const text = JSON.stringify(submission);

      const receiptOf = (first: FirstLead): LeadReceipt => {
        if (first.submission !== '' && first.submission !== text) {
          logger.warn('leads.duplicateDiffers', { site: site.name, formSubmissionId: id });
        }
        return { formSubmissionId: id, receivedAt: first.received_at };
      };

      const before = await firstLead(storage.db, id);
      if (before) return receiptOf(before);

      const { toEmail, car } = values;
      const recipient = await recipients.check(site.name, toEmail, car.car_id ?? '');
      if (recipient === 'stranger') {
        const message = `values.toEmail is not an address of ${site.displayName}, nor of the car's seller`;
        throw new LeadRefusedError(`The lead is not taken: ${message}.`, [{ field: 'values.toEmail', message }]);
      }

      const receivedAt = clock.now().toISOString();
      const first = await storage.write(async (queries) => {
        const lead = { id, site: site.name, kind, form_name: formName, submission: text, received_at: receivedAt };
        const written = await queries
          .insertInto('leads')
          .values(lead)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!written) return firstLead(queries, id);
        const payload: LeadPayload = {
          site: site.name,
          kind,
          receivedAt,
          recipient: recipient === 'own' ? 'own' : 'unchecked',
          submission,
        };
        await outbox.add(queries, { kind: leadEntryKind, subject: leadSubject(id), payload });
        return null;
      });
      if (first) return receiptOf(first);
      logger.info('leads.taken', { site: site.name, kind, formSubmissionId: id });
      onTaken?.();
      return { formSubmissionId: id, receivedAt };
    },
  };
}

interface FirstLead {
  submission: string;
  received_at: string;
}

/** The lead that was taken under the id before; null when there is none. */
async function firstLead(queries: Queries, id: string): Promise<FirstLead | null> {
  const found = await queries
    .selectFrom('leads')
    .select(['submission', 'received_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}
