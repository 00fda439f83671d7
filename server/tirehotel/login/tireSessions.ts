import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../../../shared/kit/Clock.ts';
import type {
  TireAttempt,
  TireConfirmation,
  TireSessionTime,
  TireValidated,
} from '../../../shared/tirehotel/TireHotelTypes.ts';
import type { Storage } from '../../storage/Storage.ts';
import { createSealer } from './createSealer.ts';
import type { Sealer } from './createSealer.ts';
import { sessionRules } from '../tireHotelLimits.ts';

/** A booking request that was sent. */
export interface StoredAttempt extends Pick<TireAttempt, 'key' | 'request'> {
  /** Key that the back end has; derived from `key` when left out. */
  sentKey?: string;
}

/** Results of a session's bookings. */
export interface SessionResults {
  /** Confirmation of the last booking. */
  confirmation: TireConfirmation | null;
  /** Booking request of unknown outcome. */
  attempt: StoredAttempt | null;
}

/** An active session. */
export interface OpenSession extends SessionResults {
  id: string;
  validated: TireValidated;
  /** Stores these results in place of the previous ones. */
  keep(stored: SessionResults): Promise<void>;
}

/** Sessions of visitors with a validated code. Each is a row whose content is encrypted with a key in the cookie. */
export interface TireSessions {
  /**
   * Returns the encrypted text of the cookie.
   * @param attempt of an earlier session
   */
  begin(validated: TireValidated, attempt?: StoredAttempt | null): Promise<string>;
  /** Returns the time that is left of a cookie's session, without extending it; null when there is none. */
  timeLeft(sealed: string): Promise<TireSessionTime | null>;
  /** Opens and extends the session of a cookie; null when there is none, or it has ended. */
  open(sealed: string): Promise<OpenSession | null>;
  /** Ends it for every copy of the cookie. */
  end(sealed: string): Promise<void>;
}

const purpose = 'session';
const resultsPurpose = 'bookings';
/** The expiry is written at most this often, so that not every call is a write. */
const touchMs = 60_000;

interface Options {
  storage: Storage;
  sealer: Sealer;
  clock: Clock;
}

export function createTireSessions({ storage, sealer, clock }: Options): TireSessions {
  const fromNow = (ms: number): string => new Date(clock.now().getTime() + ms).toISOString();

  async function openTicket(sealed: string): Promise<{ id: string; key: string } | null> {
    if (sealed === '') return null;
    const { id, key } = (await sealer.open(purpose, sealed)) ?? {};
    return typeof id === 'string' && typeof key === 'string' ? { id, key } : null;
  }

  return {
    begin: async (validated, attempt = null) => {
      const id = randomUUID();
      const key = randomBytes(32).toString('base64url');
      const own = createSealer(() => key, clock);
      const content = await own.seal('validated', validated, sessionRules.lastsMs);
      const stored: SessionResults = { confirmation: null, attempt };
      const confirmation = attempt ? await own.seal(resultsPurpose, { ...stored }, sessionRules.lastsMs) : '';
      await storage.write((queries) =>
        queries
          .insertInto('tire_sessions')
          .values({
            id,
            validated: content,
            confirmation,
            expires_at: fromNow(sessionRules.idleMs),
            ends_at: fromNow(sessionRules.lastsMs),
          })
          .execute(),
      );
      return sealer.seal(purpose, { id, key }, sessionRules.lastsMs);
    },

    timeLeft: async (sealed) => {
      const ticket = await openTicket(sealed);
      if (!ticket) return null;
      const nowMs = clock.now().getTime();
      const now = new Date(nowMs).toISOString();
      const row = await storage.db
        .selectFrom('tire_sessions')
        .select(['expires_at', 'ends_at'])
        .where('id', '=', ticket.id)
        .where('expires_at', '>', now)
        .where('ends_at', '>', now)
        .executeTakeFirst();
      if (!row) return null;
      const secondsUntil = (time: string): number => Math.floor((Date.parse(time) - nowMs) / 1000);
      const totalSeconds = secondsUntil(row.ends_at);
      return { idleSeconds: Math.min(secondsUntil(row.expires_at), totalSeconds), totalSeconds };
    },

    open: async (sealed) => {
      const ticket = await openTicket(sealed);
      if (!ticket) return null;
      const { id } = ticket;
      const now = clock.now().toISOString();
      const row = await storage.db
        .selectFrom('tire_sessions')
        .selectAll()
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .where('ends_at', '>', now)
        .executeTakeFirst();
      if (!row) return null;
      const own = createSealer(() => ticket.key, clock);
      const validated = await own.open('validated', row.validated);
      if (!validated) return null;
      const stored = row.confirmation === '' ? null : await own.open(resultsPurpose, row.confirmation);
      const expires = fromNow(sessionRules.idleMs);
      if (Date.parse(expires) - Date.parse(row.expires_at) >= touchMs) {
        await storage.write((queries) =>
          queries.updateTable('tire_sessions').set({ expires_at: expires }).where('id', '=', id).execute(),
        );
      }
      return {
        id,
        validated: validated as unknown as TireValidated,
        ...(stored ? (stored as unknown as SessionResults) : { confirmation: null, attempt: null }),
        keep: async (now) => {
          const confirmation = await own.seal(resultsPurpose, { ...now }, sessionRules.lastsMs);
          await storage.write((queries) =>
            queries.updateTable('tire_sessions').set({ confirmation }).where('id', '=', id).execute(),
          );
        },
      };
    },

    end: async (sealed) => {
      const ticket = await openTicket(sealed);
      if (!ticket) return;
      await storage.write((queries) => queries.deleteFrom('tire_sessions').where('id', '=', ticket.id).execute());
    },
  };
}
