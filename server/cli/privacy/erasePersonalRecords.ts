import type { Queries, Storage } from '../../storage/Storage.ts';
import type { PersonalRecord, PersonalStore } from './PersonalRecord.ts';

/** Rows per statement. */
const maxRows = 500;

/**
 * Erases records in one transaction.
 * Rows that other rules need stay without personal data: leads, so that a late duplicate is recognised, bookings, which
 * occupy their time, and a waiting list entry that holds a time. All others are deleted.
 */
export async function erasePersonalRecords(storage: Storage, records: readonly PersonalRecord[]): Promise<void> {
  await storage.write(async (queries) => {
    for (const store of Object.keys(erasers) as ErasableStore[]) {
      const ids = records.filter((record) => record.store === store).map(({ id }) => id);
      for (let at = 0; at < ids.length; at += maxRows) await erasers[store](queries, ids.slice(at, at + maxRows));
    }
  });
}

type ErasableStore = Exclude<PersonalStore, 'tire_vehicles'>;

const erasers: Record<ErasableStore, (queries: Queries, ids: string[]) => Promise<void>> = {
  leads: async (queries, ids) => {
    await queries.updateTable('leads').set({ submission: '' }).where('id', 'in', ids).execute();
  },
  lead_photos: async (queries, ids) => {
    await queries.deleteFrom('lead_photos').where('id', 'in', ids).execute();
  },
  outbox: async (queries, ids) => {
    await queries.deleteFrom('outbox').where('id', 'in', ids).execute();
  },
  bookings: async (queries, ids) => {
    await queries.updateTable('bookings').set({ request: '', plate: '' }).where('id', 'in', ids).execute();
  },
  booking_requests: async (queries, ids) => {
    await queries.updateTable('booking_requests').set({ details: '' }).where('request_key', 'in', ids).execute();
  },
  waiting_entries: async (queries, ids) => {
    await queries.deleteFrom('waiting_entries').where('id', 'in', ids).where('state', '!=', 'offered').execute();
    await queries
      .updateTable('waiting_entries')
      .set(({ ref }) => ({ email_key: ref('id'), plate: '', request: '' }))
      .where('id', 'in', ids)
      .execute();
  },
  tire_codes: async (queries, ids) => {
    await queries.deleteFrom('tire_codes').where('phone', 'in', ids).execute();
  },
};
