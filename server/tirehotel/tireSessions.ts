import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { TireAttempt, TireConfirmation, TireValidated } from '../../shared/tirehotel/TireHotelTypes.ts';
import type { Storage } from '../storage/Storage.ts';
import { createSealer } from './createSealer.ts';
import type { Sealer } from './createSealer.ts';
import { sessionRules } from './tireHotelLimits.ts';

/** A booking that was sent. */
export interface KeptAttempt extends Pick<TireAttempt, 'key' | 'request'> {
  /** That the back end knows it by; made of `key` where it is left out. */
  sentKey?: string;
}

/** What came of a session's bookings. */
export interface KeptInSession {
  /** Of the last one that was made. */
  confirmation: TireConfirmation | null;
  /** One of which nobody knows whether it was made. */
  attempt: KeptAttempt | null;
}

/** A session that stands. */
export interface OpenSession extends KeptInSession {
  id: string;
  validated: TireValidated;
  /** Remembers it in the place of what was remembered before. */
  keep(kept: KeptInSession): Promise<void>;
}

/** Sessions of visitors whose code was right: a row each, whose content opens with a key in the cookie alone. */
export interface TireSessions {
  /**
   * Returns the cookie's sealed text.
   * @param attempt of an earlier session
   */
  begin(validated: TireValidated, attempt?: KeptAttempt | null): Promise<string>;
  /** Whether a cookie has a session, which lasts no longer by the question. */
  stands(sealed: string): Promise<boolean>;
  /** The session of a cookie, which lasts longer by it; null when there is none, or it has ended. */
  open(sealed: string): Promise<OpenSession | null>;
  /** Ends it for everybody who has the cookie. */
  end(sealed: string): Promise<void>;
}

const purpose = 'session';
const keptPurpose = 'bookings';
/** How long a session lasts is written so much later at most: not every call is a write. */
const touchMs = 60_000;

interface Options {
  storage: Storage;
  sealer: Sealer;
  clock: Clock;
}

export function createTireSessions({ storage, sealer, clock }: Options): TireSessions {
  const fromNow = (ms: number): string => new Date(clock.now().getTime() + ms).toISOString();

  async function ticketOf(sealed: string): Promise<{ id: string; key: string } | null> {
    if (sealed === '') return null;
    const { id, key } = (await sealer.open(purpose, sealed)) ?? {};
    return typeof id === 'string' && typeof key === 'string' ? { id, key } : null;
  }

  return {
    begin: async (validated, attempt = null) => {
      const id = randomUUID();
      const key = randomBytes(32).toString('base64url');
      const own = createSealer(key, clock);
      const content = await own.seal('validated', validated, sessionRules.lastsMs);
      const kept: KeptInSession = { confirmation: null, attempt };
      const confirmation = attempt ? await own.seal(keptPurpose, { ...kept }, sessionRules.lastsMs) : '';
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

    stands: async (sealed) => {
      const ticket = await ticketOf(sealed);
      if (!ticket) return false;
      const now = clock.now().toISOString();
      const row = await storage.db
        .selectFrom('tire_sessions')
        .select('id')
        .where('id', '=', ticket.id)
        .where('expires_at', '>', now)
        .where('ends_at', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },

    open: async (sealed) => {
      const ticket = await ticketOf(sealed);
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
      const own = createSealer(ticket.key, clock);
      const validated = await own.open('validated', row.validated);
      if (!validated) return null;
      const kept = row.confirmation === '' ? null : await own.open(keptPurpose, row.confirmation);
      const expires = fromNow(sessionRules.idleMs);
      if (Date.parse(expires) - Date.parse(row.expires_at) >= touchMs) {
        await storage.write((queries) =>
          queries.updateTable('tire_sessions').set({ expires_at: expires }).where('id', '=', id).execute(),
        );
      }
      return {
        id,
        validated: validated as unknown as TireValidated,
        ...(kept ? (kept as unknown as KeptInSession) : { confirmation: null, attempt: null }),
        keep: async (now) => {
          const confirmation = await own.seal(keptPurpose, { ...now }, sessionRules.lastsMs);
          await storage.write((queries) =>
            queries.updateTable('tire_sessions').set({ confirmation }).where('id', '=', id).execute(),
          );
        },
      };
    },

    end: async (sealed) => {
      const ticket = await ticketOf(sealed);
      if (!ticket) return;
      await storage.write((queries) => queries.deleteFrom('tire_sessions').where('id', '=', ticket.id).execute());
    },
  };
}
