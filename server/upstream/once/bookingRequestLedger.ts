import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Queries, Storage } from '../../storage/Storage.ts';

/** Outcome of a booking request. `Done` is the result of a successful one. */
export type Outcome<Done extends object> =
  | ({ state: 'done' } & Done)
  /** Nothing was booked; `code` has the reason, in the codes of its room. */
  | { state: 'refused'; code: string; words?: string }
  /** It may have been booked, or be in progress. */
  | { state: 'unknown' };

/**
 * Ledger of the requests sent to a booking system, by key, written before they are sent.
 * A repeated request gets the stored response, also in another process and after a crash. Details, which may be
 * personal, are stored while the outcome is open.
 */
export interface BookingRequestLedger<Done extends object> {
  /**
   * Returns null for a new key: the caller must send the request and settle it.
   * 'other' when the key was used for another request.
   */
  begin(key: string, asked: string, details: string): Promise<Outcome<Done> | 'other' | null>;
  /** True when the caller may send a request of unknown outcome again. */
  beginAgain(key: string): Promise<boolean>;
  settle(key: string, outcome: Outcome<Done>): Promise<void>;
  /** Nothing was sent: the key can be used again. */
  forget(key: string): Promise<void>;
}

/** Called in the transaction in which an outcome becomes unknown, once or more per key. */
export type OnUnknown = (queries: Queries, key: string, details: string) => Promise<void>;

/** Called in the transaction that records a booking as made, once per key. */
export type OnDone<Done> = (queries: Queries, details: string, done: Done) => Promise<void>;

/**
 * Creates a ledger in the database.
 * @param patienceMs time after which an unsettled request counts as abandoned
 */
export function bookingRequestLedger<Done extends object>(
  storage: Storage,
  clock: Clock,
  patienceMs: number,
  { onUnknown = () => Promise.resolve(), onDone }: { onUnknown?: OnUnknown; onDone?: OnDone<Done> } = {},
): BookingRequestLedger<Done> {
  const staleBefore = (): string => new Date(clock.now().getTime() - patienceMs).toISOString();
  const now = (): string => clock.now().toISOString();
  return {
    begin: (request_key, asked, details) =>
      storage.write(async (queries) => {
        const row = { request_key, state: 'pending' as const, asked, details, answer: '', changed_at: now() };
        const added = await queries
          .insertInto('booking_requests')
          .values(row)
          .onConflict((conflict) => conflict.column('request_key').doNothing())
          .executeTakeFirst();
        if (added.numInsertedOrUpdatedRows === 1n) return null;
        const known = await queries
          .selectFrom('booking_requests')
          .select(['state', 'asked', 'details', 'answer', 'changed_at'])
          .where('request_key', '=', request_key)
          .executeTakeFirst();
        if (known && !isSameRequest(known.asked, asked)) return 'other';
        // the sender has ended without settling it
        if (known?.state === 'pending' && known.changed_at < staleBefore()) {
          await onUnknown(queries, request_key, known.details);
        }
        if (known?.state !== 'done' && known?.state !== 'refused') return { state: 'unknown' };
        return JSON.parse(known.answer) as Outcome<Done>;
      }),
    beginAgain: (key) =>
      storage.write(async (queries) => {
        const taken = await queries
          .updateTable('booking_requests')
          .set({ state: 'pending', changed_at: now() })
          .where('request_key', '=', key)
          .where(({ or, and, eb }) =>
            or([eb('state', '=', 'unknown'), and([eb('state', '=', 'pending'), eb('changed_at', '<', staleBefore())])]),
          )
          .executeTakeFirst();
        return taken.numUpdatedRows === 1n;
      }),
    settle: async (key, outcome) => {
      const { state } = outcome;
      const answer = state === 'unknown' ? '' : JSON.stringify(outcome);
      await storage.write(async (queries) => {
        const begun = await queries
          .selectFrom('booking_requests')
          .select('details')
          .where('request_key', '=', key)
          .executeTakeFirst();
        const settled = await queries
          .updateTable('booking_requests')
          .set({ state, answer, changed_at: now(), ...(state === 'unknown' ? {} : { details: '' }) })
          .where('request_key', '=', key)
          .where('state', '=', 'pending')
          .executeTakeFirst();
        if (!begun || settled.numUpdatedRows === 0n) return;
        if (state === 'unknown') await onUnknown(queries, key, begun.details);
        if (state === 'done') await onDone?.(queries, begun.details, outcome);
      });
    },
    forget: async (key) => {
      await storage.write((queries) => queries.deleteFrom('booking_requests').where('request_key', '=', key).execute());
    },
  };
}

/** Rows from before requests had a digest end where it begins. */
function isSameRequest(known: string, asked: string): boolean {
  return known === asked || asked.startsWith(`${known}#`);
}
