import type { LeadSubmission } from '../../../shared/forms/LeadTypes.ts';
import type { Mail, Sms } from '../../messages/MessageTypes.ts';
import type { RecordContact } from './createPersonMatch.ts';
import type { FindOptions } from './FindOptions.ts';
import { findBookingRecords } from './findBookingRecords.ts';
import { findTireHotelRecords } from './findTireHotelRecords.ts';
import { inBatches } from './inBatches.ts';
import type { PersonalRecord } from './PersonalRecord.ts';

/** Finds all records of a person, in the order of their tables. Reads every row with personal data. */
export async function findPersonalRecords(options: FindOptions): Promise<PersonalRecord[]> {
  const leads = await findLeads(options);
  const bookings = await findBookingRecords(options);
  return [
    ...leads,
    ...(await findPhotos(leads, options)),
    ...bookings,
    ...(await findTireHotelRecords(options)),
    ...(await findMessages([...leads, ...bookings], options)),
  ];
}

async function findLeads({ storage, matches, countryOf }: FindOptions): Promise<PersonalRecord[]> {
  const found: PersonalRecord[] = [];
  const rows = inBatches((after, limit) =>
    storage.db
      .selectFrom('leads')
      .select(['id', 'site', 'submission', 'received_at'])
      .where('id', '>', after)
      .where('submission', '!=', '')
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
  for await (const { id, site, submission, received_at: createdAt } of rows) {
    const data = JSON.parse(submission) as LeadSubmission;
    const matchedBy = matches({ ...leadContact(data), country: countryOf(site) });
    if (matchedBy.length > 0) found.push({ store: 'leads', id, site, createdAt, matchedBy, keptAs: null, data });
  }
  return found;
}

/** Contact details of the visitor; the car of an enquiry is the dealer's. */
function leadContact({ values }: LeadSubmission): Omit<RecordContact, 'country'> {
  const plate = 'regno' in values ? { plate: values.regno } : {};
  return 'customerEmail' in values
    ? { email: values.customerEmail, phone: values.customerPhone, ...plate }
    : { email: values.email, phone: values.phone };
}

async function findPhotos(
  leads: readonly PersonalRecord[],
  { storage, withPhotos }: FindOptions,
): Promise<PersonalRecord[]> {
  const found: PersonalRecord[] = [];
  for (const { id: lead, site } of leads) {
    const photos = await storage.db
      .selectFrom('lead_photos')
      .select(['id', 'created_at'])
      .$if(withPhotos, (query) => query.select('content'))
      .where('lead', '=', lead)
      .execute();
    for (const { id, created_at: createdAt, content } of photos) {
      const data = { lead, type: 'image/jpeg', ...(content === undefined ? {} : { base64: content }) };
      found.push({ store: 'lead_photos', id, site, createdAt, matchedBy: [], keptAs: null, data });
    }
  }
  return found;
}

/** Entries of the outbox about the found records, and other messages from or to the person. */
async function findMessages(
  records: readonly PersonalRecord[],
  { storage, matches }: FindOptions,
): Promise<PersonalRecord[]> {
  const recordsById = new Map(records.map((record) => [record.id, record]));
  const found: PersonalRecord[] = [];
  const rows = inBatches((after, limit) =>
    storage.db
      .selectFrom('outbox')
      .select(['id', 'kind', 'subject', 'payload', 'created_at'])
      .where('id', '>', after)
      .where('payload', '!=', '')
      // these have the ids of waiting list entries, and are needed to end their holds
      .where('kind', 'not in', ['waitingCheck', 'waitingHold'])
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
  for await (const { id, kind, subject, payload, created_at: createdAt } of rows) {
    const about = subject.split(':').flatMap((part) => recordsById.get(part) ?? [])[0];
    const data = JSON.parse(payload) as unknown;
    const matchedBy = [...new Set(contactsOf(kind, data).flatMap(matches))];
    if (!about && matchedBy.length === 0) continue;
    const { site = '', keptAs = null } = about ?? {};
    found.push({ store: 'outbox', id, site, createdAt, matchedBy, keptAs, data: { kind, ...(data as object) } });
  }
  return found;
}

function contactsOf(kind: string, payload: unknown): RecordContact[] {
  if (kind === 'sms') return [{ phone: (payload as Sms).to, country: '' }];
  if (kind !== 'mail') return [];
  const { to, replyTo } = payload as Mail;
  return [to, ...(replyTo ? [replyTo] : [])].map(({ address: email }) => ({ email, country: '' }));
}
