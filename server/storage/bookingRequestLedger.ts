import type { Clock } from '../../shared/kit/Clock.ts';
import type { Storage } from './Storage.ts';

/** What became of a booking that was sent. `Done` is what is known of one that was made. */
export type Outcome<Done extends object> =
  | ({ state: 'done' } & Done)
  /** Nothing was booked; `code` says why, in the words of its room. */
  | { state: 'refused'; code: string }
  /** It may have been booked, or be on its way. */
  | { state: 'unknown' };

/**
 * What was sent to a booking system under which key, written down before it leaves: the answer is given again to whoever
 * asks again, also in another process and after a crash. Without personal data.
 */
export interface BookingRequestLedger<Done extends object> {
  /**
   * null when nobody has sent anything under the key: it is the caller's to send now, and to settle. 'other' when
   * something else was sent.
   */
  begin(key: string, asked: string): Promise<Outcome<Done> | 'other' | null>;
  /** Whether what has an unknown outcome is the caller's to send again. */
  beginAgain(key: string): Promise<boolean>;
  settle(key: string, outcome: Outcome<Done>): Promise<void>;
  /** Nothing has left: the key is as new. */
  forget(key: string): Promise<void>;
}

/** @param patienceMs who has not settled a request by then never will */
export function bookingRequestLedger<Done extends object>(
  storage: Storage,
  clock: Clock,
  patienceMs: number,
): BookingRequestLedger<Done> {
  const now = (): string => clock.now().toISOString();
  return {
    begin: (request_key, asked) =>
      storage.write(async (queries) => {
        const row = { request_key, state: 'pending' as const, asked, answer: '', changed_at: now() };
        const added = await queries
          .insertInto('booking_requests')
          .values(row)
          .onConflict((conflict) => conflict.column('request_key').doNothing())
          .executeTakeFirst();
        if (added.numInsertedOrUpdatedRows === 1n) return null;
        const known = await queries
          .selectFrom('booking_requests')
          .select(['state', 'asked', 'answer'])
          .where('request_key', '=', request_key)
          .executeTakeFirst();
        if (known && known.asked !== asked) return 'other';
        if (known?.state !== 'done' && known?.state !== 'refused') return { state: 'unknown' };
        return JSON.parse(known.answer) as Outcome<Done>;
      }),
    beginAgain: (key) =>
      storage.write(async (queries) => {
        const stale = new Date(clock.now().getTime() - patienceMs).toISOString();
        const taken = await queries
          .updateTable('booking_requests')
          .set({ state: 'pending', changed_at: now() })
          .where('request_key', '=', key)
          .where(({ or, and, eb }) =>
            or([eb('state', '=', 'unknown'), and([eb('state', '=', 'pending'), eb('changed_at', '<', stale)])]),
          )
          .executeTakeFirst();
        return taken.numUpdatedRows === 1n;
      }),
    settle: async (key, outcome) => {
      const { state } = outcome;
      const answer = state === 'unknown' ? '' : JSON.stringify(outcome);
      await storage.write((queries) =>
        queries
          .updateTable('booking_requests')
          .set({ state, answer, changed_at: now() })
          .where('request_key', '=', key)
          .execute(),
      );
    },
    forget: async (key) => {
      await storage.write((queries) => queries.deleteFrom('booking_requests').where('request_key', '=', key).execute());
    },
  };
}
