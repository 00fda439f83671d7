import type { Outcome } from './bookingRequestLedger.ts';
import type { Queries, Storage } from './Storage.ts';

/** Somebody may still wait for the answer of what was sent later than so long ago, ms. */
const patienceMs = 5 * 60_000;

/** A booking that was sent, of which nobody knows what became. */
export interface OpenBookingRequest {
  key: string;
  /** When it became unknown: an ISO instant. */
  since: string;
  /** What was kept of it, as JSON. */
  details: string;
}

/** The oldest first; those alone of which something was kept to look them up by. */
export async function openBookingRequests(queries: Queries, now: Date): Promise<OpenBookingRequest[]> {
  return queries
    .selectFrom('booking_requests')
    .select(['request_key as key', 'changed_at as since', 'details'])
    .where('details', '<>', '')
    .where(({ or, and, eb }) =>
      or([eb('state', '=', 'unknown'), and([eb('state', '=', 'pending'), eb('changed_at', '<', stale(now))])]),
    )
    .orderBy('changed_at')
    .orderBy('request_key')
    .execute();
}

/** Writes down what somebody has found out. False when it is known already, or somebody waits for the answer. */
export async function resolveBookingRequest<Done extends object>(
  storage: Storage,
  key: string,
  outcome: Exclude<Outcome<Done>, { state: 'unknown' }>,
  now: Date,
): Promise<boolean> {
  const { state } = outcome;
  const resolved = await storage.write((queries) =>
    queries
      .updateTable('booking_requests')
      .set({ state, answer: JSON.stringify(outcome), details: '', changed_at: now.toISOString() })
      .where('request_key', '=', key)
      .where(({ or, and, eb }) =>
        or([eb('state', '=', 'unknown'), and([eb('state', '=', 'pending'), eb('changed_at', '<', stale(now))])]),
      )
      .executeTakeFirst(),
  );
  return resolved.numUpdatedRows === 1n;
}

/** Changes what is stored of a request whose outcome is open; nothing where nothing is stored. */
export async function changeBookingRequestDetails(
  storage: Storage,
  key: string,
  change: (details: string) => string,
): Promise<void> {
  await storage.write(async (queries) => {
    const row = await queries
      .selectFrom('booking_requests')
      .select('details')
      .where('request_key', '=', key)
      .executeTakeFirst();
    if (!row || row.details === '') return;
    await queries
      .updateTable('booking_requests')
      .set({ details: change(row.details) })
      .where('request_key', '=', key)
      .where('details', '=', row.details)
      .execute();
  });
}

function stale(now: Date): string {
  return new Date(now.getTime() - patienceMs).toISOString();
}
