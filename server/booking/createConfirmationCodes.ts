import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { SharedLimits } from '../storage/sharedLimits.ts';
import type { Queries } from '../storage/Storage.ts';
import { codeMs, countsOf, mailboxCounts, mailboxOf } from './customerLimits.ts';
import type { LimitedRequest } from './customerLimits.ts';

/** Codes with which a customer confirms a mail address, for more bookings than others may make. */
export interface ConfirmationCodes {
  /**
   * Calls `send` with a code for the address of a request, unless an earlier one is still valid.
   * @returns whether a code can be entered; false after too many codes or tries
   */
  request(
    request: LimitedRequest,
    country: string,
    send: (queries: Queries, code: string, lapsesAt: Date) => Promise<void>,
  ): Promise<boolean>;
  /** Tries a code; a right one confirms the address for a day. "none" when there is no code to try. */
  enter(email: string, code: string): Promise<'right' | 'wrong' | 'none'>;
}

interface Options {
  shared: SharedLimits;
  /** Returns at least 32 characters. */
  secret: () => string;
  clock: Clock;
}

const digits = 6;

/**
 * Codes are computed from address and time, and stored nowhere but in the mail that waits to be sent.
 * The shared limits know when a code was sent, how often it was tried, and which addresses are confirmed.
 */
export function createConfirmationCodes({ shared, secret, clock }: Options): ConfirmationCodes {
  const hasCode = async (email: string): Promise<boolean> =>
    (await shared.reached(mailboxCounts('validCodes', email))) !== null;

  /** @param ago number of periods of `codeMs` before the current one */
  function codeOf(email: string, ago = 0): string {
    const period = Math.floor(clock.now().getTime() / codeMs) - ago;
    // the prefix separates this from other uses of the secret
    const hash = createHmac('sha256', secret())
      .update(`booking code\0${mailboxOf(email)}\0${String(period)}`)
      .digest();
    return String(hash.readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0');
  }

  return {
    request: async (request, country, send) => {
      const { email } = request.customer;
      if (await hasCode(email)) return (await shared.reached(mailboxCounts('codeTries', email))) === null;
      const counts = [...mailboxCounts('validCodes', email), ...countsOf('codes', request, country)];
      const lapsesAt = new Date(clock.now().getTime() + codeMs);
      const reached = await shared.take(counts, (queries) => send(queries, codeOf(email), lapsesAt));
      // the tries were those of the code before; a concurrent request may have sent this one
      if (!reached) await shared.forget(mailboxCounts('codeTries', email));
      return !reached || hasCode(email);
    },

    enter: async (email, code) => {
      if (!(await hasCode(email)) || (await shared.take(mailboxCounts('codeTries', email)))) return 'none';
      const entered = Buffer.from(code.replace(/\D/g, '').padEnd(digits).slice(0, digits));
      const matches = [0, 1].filter((ago) => timingSafeEqual(Buffer.from(codeOf(email, ago)), entered));
      if (matches.length === 0) return 'wrong';
      await shared.take(mailboxCounts('confirmed', email));
      return 'right';
    },
  };
}
