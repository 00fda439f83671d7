import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../shared/kit/Clock.ts';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import { codeLength } from '../../../shared/tirehotel/tireHotelRules.ts';
import type { Queries } from '../../storage/Storage.ts';

/** Lifetime of a code, ms. */
const codeMs = 10 * 60_000;

export interface NewCode {
  /** UUID of the code, which does not reveal it. */
  id: string;
  code: string;
  expiresAt: Date;
}

/** One-time codes; TireHotelService limits their tries. */
export interface TireCodes {
  /** Within a transaction: creates a code for a phone and ends the previous one. */
  make(queries: Queries, phone: string): Promise<NewCode>;
  /**
   * Within a transaction: consumes a right code and returns its phone.
   * @throws TireHotelError WrongCode; CodeExpired when it is too old, was used or replaced
   */
  use(queries: Queries, id: string, code: string): Promise<string>;
}

/** `secret` is the key of the hashes stored in place of codes. */
export function createTireCodes(secret: () => string, clock: Clock): TireCodes {
  const hashCode = (id: string, code: string): Buffer =>
    // the prefix separates this from other uses of the secret
    createHmac('sha256', secret()).update(`tire hotel code\0${id}\0${code}`).digest();

  return {
    make: async (queries, phone) => {
      const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
      const id = randomUUID();
      const expiresAt = new Date(clock.now().getTime() + codeMs);
      const row = { id, hash: hashCode(id, code).toString('base64url'), expires_at: expiresAt.toISOString() };
      await queries
        .insertInto('tire_codes')
        .values({ phone, ...row })
        .onConflict((conflict) => conflict.column('phone').doUpdateSet(row))
        .execute();
      return { id, code, expiresAt };
    },

    use: async (queries, id, code) => {
      const row = await queries.selectFrom('tire_codes').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row || row.expires_at <= clock.now().toISOString()) throw new TireHotelError('CodeExpired');
      if (!timingSafeEqual(hashCode(id, code), Buffer.from(row.hash, 'base64url'))) {
        throw new TireHotelError('WrongCode');
      }
      // of two concurrent right ones only the first succeeds
      const { numDeletedRows } = await queries.deleteFrom('tire_codes').where('id', '=', id).executeTakeFirst();
      if (numDeletedRows === 0n) throw new TireHotelError('CodeExpired');
      return row.phone;
    },
  };
}
