import type { Outcome } from '../upstream/once/bookingRequestLedger.ts';
import type { Queries, Storage } from '../storage/Storage.ts';

/** A request younger than this may still have a client waiting for its response, ms. */
const patienceMs = 5 * 60_000;

/** A sent booking request of unknown outcome. */
export interface OpenBookingRequest {
  key: string;
  /** Time when it became unknown, ISO 8601. */
  since: string;
  /** Stored details, as JSON. */
  details: string;
}

/** Requests of unknown outcome with stored details, oldest first. */
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

/**
 * Stores an outcome that was found out manually.
 * False when it is already known, or a client is still waiting for the response.
 */
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

/** Changes the stored details of a request with an open outcome; does nothing without details. */
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
