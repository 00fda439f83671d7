import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../../../shared/kit/Clock.ts';
import type { TireCredentials, TireCustomer } from '../../../shared/tirehotel/TireHotelTypes.ts';
import type { Storage } from '../../storage/Storage.ts';
import { createSealer } from './createSealer.ts';
import type { Sealer } from './createSealer.ts';
import { phoneTokenMs } from '../tireHotelLimits.ts';

/** A login that has not led to a session yet. */
export interface PendingLogin {
  customer: TireCustomer;
  /** Null until a code was sent. */
  credentials: TireCredentials | null;
  /** Time when the last code was sent, ISO 8601; null before. */
  sentAt: string | null;
}

/** Pending logins, stored on the server. A browser that reloads has a cookie, and no secret in its storage. */
export interface TireLogins {
  /** Stores a new login; returns the encrypted text of the cookie. */
  begin(customer: TireCustomer): Promise<string>;
  /** Adds the token of a sent code. Does nothing for an unknown login. */
  codeSent(sealed: string, credentials: TireCredentials): Promise<void>;
  /** Opens the login of a cookie; null when there is none, or it has ended. */
  open(sealed: string): Promise<PendingLogin | null>;
  end(sealed: string): Promise<void>;
}

/** Purpose of cookie and content: a login grants no access to sessions. */
const purpose = 'login';

interface Options {
  storage: Storage;
  sealer: Sealer;
  clock: Clock;
}

/** Stores logins in the sessions table; the key of their content is only in the cookie. */
export function createTireLogins({ storage, sealer, clock }: Options): TireLogins {
  async function openTicket(sealed: string): Promise<{ id: string; key: string } | null> {
    if (sealed === '') return null;
    const { id, key } = (await sealer.open(purpose, sealed)) ?? {};
    return typeof id === 'string' && typeof key === 'string' ? { id, key } : null;
  }

  async function find(sealed: string): Promise<{ id: string; key: string; login: PendingLogin } | null> {
    const ticket = await openTicket(sealed);
    if (!ticket) return null;
    const row = await storage.db
      .selectFrom('tire_sessions')
      .select('validated')
      .where('id', '=', ticket.id)
      .where('expires_at', '>', clock.now().toISOString())
      .executeTakeFirst();
    const login = row && (await createSealer(() => ticket.key, clock).open(purpose, row.validated));
    return login ? { ...ticket, login: login as unknown as PendingLogin } : null;
  }

  const sealed = (key: string, login: PendingLogin): Promise<string> =>
    createSealer(() => key, clock).seal(purpose, login, phoneTokenMs);
  const end = (): string => new Date(clock.now().getTime() + phoneTokenMs).toISOString();

  return {
    begin: async (customer) => {
      const id = randomUUID();
      const key = randomBytes(32).toString('base64url');
      const content = await sealed(key, { customer, credentials: null, sentAt: null });
      await storage.write((queries) =>
        queries
          .insertInto('tire_sessions')
          .values({ id, validated: content, confirmation: '', expires_at: end(), ends_at: end() })
          .execute(),
      );
      return sealer.seal(purpose, { id, key }, phoneTokenMs);
    },

    codeSent: async (cookie, credentials) => {
      const found = await find(cookie);
      if (!found) return;
      const sentAt = clock.now().toISOString();
      const content = await sealed(found.key, { ...found.login, credentials, sentAt });
      await storage.write((queries) =>
        queries.updateTable('tire_sessions').set({ validated: content }).where('id', '=', found.id).execute(),
      );
    },

    open: async (cookie) => (await find(cookie))?.login ?? null,

    end: async (cookie) => {
      const ticket = await openTicket(cookie);
      if (!ticket) return;
      await storage.write((queries) => queries.deleteFrom('tire_sessions').where('id', '=', ticket.id).execute());
    },
  };
}
