import type { Selectable } from 'kysely';
import type { WaitingRequest } from '../../../shared/booking/WaitingListGateway.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { WaitingEntryTable } from '../../storage/Schema.ts';
import type { Queries } from '../../storage/Storage.ts';
import { plateKey } from '../../../shared/kit/text/plateKey.ts';
import { slotInstant } from '../embedded/times/slotInstant.ts';
import type { WorkTime } from '../embedded/times/workTimes.ts';

/** Entry that waits or holds a time. */
export interface WaitingEntry {
  id: string;
  /** Name of the site where it was made. */
  site: string;
  request: WaitingRequest;
  /** Language of the page where it was made. */
  language: Language;
}

interface StoredWish {
  request: WaitingRequest;
  language: Language;
}

export type WaitingRow = Selectable<WaitingEntryTable>;

/** Within a transaction. False when the list already has the same entry. */
export async function insertEntry(queries: Queries, entry: WaitingEntry, createdAt: string): Promise<boolean> {
  const { id, site, request, language } = entry;
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('waiting_entries')
    .values({
      id,
      site,
      department: request.departmentId,
      day: request.day,
      email_key: request.email.toLowerCase(),
      plate: plateKey(request.registrationNumber),
      state: 'waiting',
      request: JSON.stringify({ request, language } satisfies StoredWish),
      created_at: createdAt,
      time_slot: null,
      is_full_day: null,
      minutes: null,
      hold_until: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function entryRow(queries: Queries, id: string): Promise<WaitingRow | null> {
  const row = await queries.selectFrom('waiting_entries').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Ids of the entries for a day on a site's list, longest waiting first. */
export async function waitingIds(
  queries: Queries,
  { site, departmentId, day }: { site: string; departmentId: string; day: string },
): Promise<string[]> {
  const rows = await queries
    .selectFrom('waiting_entries')
    .select('id')
    .where('site', '=', site)
    .where('department', '=', departmentId)
    .where('day', '=', day)
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts open entries of a mail address and of a workshop's day. */
export async function countEntries(
  queries: Queries,
  { email, departmentId, day }: WaitingRequest,
): Promise<{ ofAddress: number; ofDay: number }> {
  const count = async (query: ReturnType<typeof openEntries>): Promise<number> => {
    const row = await query.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
    return Number(row.count);
  };
  const open = openEntries(queries);
  return {
    ofAddress: await count(open.where('email_key', '=', email.toLowerCase())),
    ofDay: await count(open.where('department', '=', departmentId).where('day', '=', day)),
  };
}

function openEntries(queries: Queries) {
  return queries.selectFrom('waiting_entries').where('state', 'in', ['waiting', 'offered']);
}

/** Within a transaction: lets the entry hold a time. False when it no longer waits. */
export async function holdTime(queries: Queries, id: string, time: WorkTime, until: string): Promise<boolean> {
  const held = await queries
    .updateTable('waiting_entries')
    .set({
      state: 'offered',
      time_slot: time.timeSlot,
      is_full_day: time.isFullDay ? 1 : 0,
      minutes: time.minutes,
      hold_until: until,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return held.numUpdatedRows === 1n;
}

/** Within a transaction: ends an expired hold and removes the personal data. Null when there is none. */
export async function lapseEntry(queries: Queries, id: string, now: string): Promise<WaitingRow | null> {
  const row = await queries
    .updateTable('waiting_entries')
    .set({ state: 'lapsed', email_key: id, plate: '', request: '' })
    .where('id', '=', id)
    .where('state', '=', 'offered')
    .where('hold_until', '<=', now)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Within a transaction: deletes an entry; null when it does not exist. */
export async function deleteEntry(queries: Queries, id: string): Promise<WaitingRow | null> {
  const row = await queries.deleteFrom('waiting_entries').where('id', '=', id).returningAll().executeTakeFirst();
  return row ?? null;
}

/** Within a transaction: deletes an entry that holds this time; null when it holds another or none. */
export async function deleteHold(
  queries: Queries,
  id: string,
  { departmentId, timeSlot, isFullDay }: { departmentId: string; timeSlot: string; isFullDay: boolean },
): Promise<WaitingRow | null> {
  const row = await queries
    .deleteFrom('waiting_entries')
    .where('id', '=', id)
    .where('state', '=', 'offered')
    .where('department', '=', departmentId)
    .where('time_slot', '=', timeSlot)
    .where('is_full_day', '=', isFullDay ? 1 : 0)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Parses the entry of a row; null when its personal data was removed. */
export function parseEntry({ id, site, request }: WaitingRow): WaitingEntry | null {
  return request === '' ? null : { id, site, ...(JSON.parse(request) as StoredWish) };
}

/** Time that a row holds or held; null for none. */
export function heldTime(row: WaitingRow, timeZone: string): WorkTime | null {
  const { time_slot: timeSlot, is_full_day: isFullDay, minutes } = row;
  if (timeSlot === null || minutes === null) return null;
  return { timeSlot, isFullDay: isFullDay === 1, minutes, start: slotInstant(timeSlot, timeZone) };
}
