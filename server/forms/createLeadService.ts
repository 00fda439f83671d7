import { LeadRefusedError } from '../../shared/forms/LeadGateway.ts';
import type { LeadGateway } from '../../shared/forms/LeadGateway.ts';
import type { CarContactValues, LeadReceipt } from '../../shared/forms/LeadTypes.ts';
import type { MailTextsOf } from '../../shared/forms/MailTexts.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { queueMail } from '../messages/queueMessages.ts';
import type { Outbox } from '../storage/outbox/Outbox.ts';
import type { Queries, Storage } from '../storage/Storage.ts';
import { checkLead } from './validation/checkLead.ts';
import { checkRecipient, recipientField, withOwnNames } from './validation/checkRecipient.ts';
import { isWithoutDepartment } from './validation/siteRecipient.ts';
import { createLeadCars, withCar } from './leadCars.ts';
import { leadEntryKind, leadSubject } from './leadPayload.ts';
import type { LeadPayload } from './leadPayload.ts';
import { createLeadRecipients } from './leadRecipients.ts';
import type { AddressCatalogue } from './leadRecipients.ts';
import { leadMailSite } from './mail/leadMailSite.ts';
import { leadReceiptMail } from './mail/leadReceiptMail.ts';
import { claimPhotos } from './photos/leadPhotos.ts';

export interface LeadServiceOptions {
  storage: Storage;
  outbox: Outbox;
  sites: readonly SiteConfig[];
  /** Source of the addresses that may receive leads. */
  catalogue: AddressCatalogue;
  clock: Clock;
  logger: Logger;
  /** Texts of receipts, mailed to the senders of forms; null for no receipts. */
  receiptTextsOf?: MailTextsOf | null;
  /** Called after a lead was queued for delivery. */
  onTaken?: () => void;
}

/** A receipt that is not sent within a day is of no use. */
const receiptUsefulMs = 24 * 3_600_000;

/**
 * Stores leads in the database: the lead and its outbox entry in one transaction.
 * That happens once per submission id, even if it arrives in several processes concurrently. A recipient that does not
 * belong to the site is refused (decision D-26), as is a car that the site does not have; the car's record and the
 * recipient's names replace the data sent by the browser. While the catalogue is unavailable, the lead is stored, and its recipient and car are
 * looked up before the delivery.
 */
export function createLeadService(options: LeadServiceOptions): LeadGateway {
  const { storage, outbox, sites, clock, logger, receiptTextsOf = null, onTaken } = options;
  const recipients = createLeadRecipients(options);
  const cars = createLeadCars(options);

  return {
    submit: async (given) => {
      const existing = await firstLead(storage.db, given.formSubmissionId.toLowerCase());
      // a repeated submission is validated by its first date, though its day may have passed
      const { site, ...sent } = checkLead(given, sites, existing ? new Date(existing.received_at) : clock.now());
      const { formName, formSubmissionId: id } = sent.submission;

      const buildReceipt = (first: FirstLead): LeadReceipt => {
        if (
          first.submission !== '' &&
          typedContent(first.submission) !== typedContent(JSON.stringify(sent.submission))
        ) {
          logger.warn('leads.duplicateDiffers', { site: site.name, formSubmissionId: id });
        }
        return { formSubmissionId: id, receivedAt: first.received_at };
      };

      if (existing) return buildReceipt(existing);

      const car = sent.kind === 'carContact' ? await cars.find(site.name, carIdOf(sent.submission.values)) : null;
      if (car === 'none') {
        const message = `values.car.car_id is not a car of ${site.displayName}`;
        throw new LeadRefusedError(`The lead was not accepted: ${message}.`, [{ field: 'values.car.car_id', message }]);
      }
      const found = car === null || car === 'unknown' ? sent : withCar(sent, car);
      const recipient = await checkRecipient(found, site, recipients);
      if (recipient === 'stranger') {
        const field = `values.${recipientField(found) ?? ''}`;
        const message = `${field} is not an address of ${site.displayName} that receives such leads`;
        throw new LeadRefusedError(`The lead was not accepted: ${message}.`, [{ field, message }]);
      }

      const lead = withOwnNames(found, recipient === 'unknown' ? null : recipient);
      const { kind, submission } = lead;
      const text = JSON.stringify(submission);
      const receivedAt = clock.now().toISOString();
      const first = await storage.write(async (queries) => {
        const row = { id, site: site.name, kind, form_name: formName, submission: text, received_at: receivedAt };
        const inserted = await queries
          .insertInto('leads')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!inserted) return firstLead(queries, id);
        if (!(await claimPhotos(queries, submission.photos ?? [], id))) throw photosGone();
        const payload: LeadPayload = {
          ...lead,
          site: site.name,
          receivedAt,
          recipient: recipient === 'unknown' ? 'unchecked' : 'own',
          ...(car === 'unknown' ? { carUnverified: true } : {}),
        };
        await outbox.add(queries, { kind: leadEntryKind, subject: leadSubject(id), payload });
        const mail = receiptTextsOf && leadReceiptMail(payload, leadMailSite(site, receiptTextsOf));
        const lapsesAt = new Date(Date.parse(receivedAt) + receiptUsefulMs);
        if (mail) await queueMail(outbox, queries, { key: `leadReceipt:${id}`, mail, lapsesAt });
        return null;
      });
      if (first) return buildReceipt(first);
      if ('toEmail' in given.values && isWithoutDepartment(given.values)) {
        const { car_id: carId, car_departmenterpid: department } = given.values.car;
        logger.error('DEPARTMENT_NOT_FOUND', { site: site.name, carId, department, formSubmissionId: id });
      }
      logger.info('leads.taken', { site: site.name, kind, formSubmissionId: id });
      onTaken?.();
      return { formSubmissionId: id, receivedAt };
    },
  };
}

const carIdOf = ({ car }: CarContactValues): string => car.car_id ?? '';

/** Fields that come from the catalogue, which may have changed since. */
const catalogueFields = ['car', 'toName', 'siteName'];

/** A stored submission without what comes from the catalogue. */
function typedContent(submission: string): string {
  return JSON.stringify(
    JSON.parse(submission, (key, value: unknown) => (catalogueFields.includes(key) ? undefined : value)),
  );
}

/** Thrown inside the transaction, which is then rolled back. */
function photosGone(): LeadRefusedError {
  const message = 'photos contains one that no longer exists or belongs to another lead; upload it again';
  return new LeadRefusedError(`The lead was not accepted: ${message}.`, [{ field: 'photos', message }]);
}

interface FirstLead {
  submission: string;
  received_at: string;
}

/** The lead first stored under the id; null when there is none. */
async function firstLead(queries: Queries, id: string): Promise<FirstLead | null> {
  const found = await queries
    .selectFrom('leads')
    .select(['submission', 'received_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}
