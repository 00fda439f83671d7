import type { Request, RequestHandler, Response } from 'express';
import { ProblemError } from '../../../shared/kit/problem.ts';
import type { SharedCounts } from '../../storage/createSharedCounts.ts';
import { siteOfAnswer } from '../../site/siteOfRequest.ts';
import { clientAddress } from '../security/clientAddress.ts';
import { createAttemptWindow } from './createAttemptWindow.ts';
import type { AttemptWindow } from './createAttemptWindow.ts';
import { addressKey, networksOf } from './networksOf.ts';

/** Limits of a client per hour, and of a site per minute, as multiples of the limit per minute. */
const minutesPerHour = 10;
const clientsPerSite = 100;
/** Part of its allowance that a network has on a busy site. Newcomers are served, busy clients wait. */
export const busyShare = 0.25;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Counts attempts of a request's client.
 * When there are too many, it sets Retry-After and rejects with a 429 problem.
 */
export type CountAttempts = (request: Request, response: Response, attempts?: number) => Promise<void>;

export interface CountOptions {
  /** Counters of all processes; null counts in this process only. */
  shared?: SharedCounts | null;
  /** Waits for the shared counters, so that the limit is never exceeded. For rare or costly requests. */
  isExact?: boolean;
}

/**
 * Counts attempts by client.
 * A client has `perMinute` attempts a minute and ten times that an hour; the wider networks that it belongs to have more
 * (networksOf). A site on which a hundred times that succeed in a minute is busy: each network then has a quarter of its
 * allowance. No number of clients shuts a site for others.
 * @param perMinute 0: no limit
 * @param what plural noun of the limited items, for messages; also the name of shared counters
 */
export function countAttempts(perMinute: number, what: string, options: CountOptions = {}): CountAttempts {
  if (perMinute === 0) return () => Promise.resolve();
  const { shared: counts = null, isExact = false } = options;
  const window = (name: string, windowMs: number, maxAttempts: number, exact: boolean): AttemptWindow =>
    createAttemptWindow({ name, windowMs, maxAttempts }, { counts, isExact: exact });
  const windows = [
    window(what, minuteMs, perMinute, isExact),
    window(what, hourMs, perMinute * minutesPerHour, isExact),
  ];
  const ofSite = window(`${what} of a site`, minuteMs, perMinute * clientsPerSite, false);
  return async (request, response, attempts = 1) => {
    const site = siteOfAnswer(response)?.name ?? '';
    const networks = networksOf(addressKey(clientAddress(request)));
    const subjects = windows.flatMap((one) => networks.map((network) => ({ ...network, window: one })));
    const knownWait = (share: number): number =>
      Math.max(
        ...subjects.map(({ window: one, key, factor }) => one.waitMs(key, { attempts, factor: factor * share })),
      );
    const share = ofSite.waitMs(site) > 0 ? busyShare : 1;
    // a refused network must not use up the attempts of a wider one
    const known = knownWait(share);
    const waits =
      known > 0
        ? [known]
        : await Promise.all(
            subjects.map(({ window: one, key, factor }) => one.count(key, { attempts, factor: factor * share })),
          );
    const waitMs = Math.max(...waits);
    if (waitMs === 0) {
      response.once('finish', () => {
        if (response.statusCode < 400) void ofSite.count(site, { attempts });
      });
      return;
    }
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    response.set('Retry-After', String(seconds));
    const reason =
      share < 1 && knownWait(1) === 0
        ? `Very many ${what} are being sent to this site.`
        : `Too many ${what} were sent from your network.`;
    throw new ProblemError(
      429,
      'Too many requests',
      `${reason} Wait ${String(seconds)} seconds and send this one again.`,
    );
  };
}

/** Refuses requests of a client with too many attempts, before their body is read. See countAttempts. */
export function limitAttempts(perMinute: number, what = 'forms', options: CountOptions = {}): RequestHandler {
  const count = countAttempts(perMinute, what, options);
  return async (request, response, next) => {
    await count(request, response);
    next();
  };
}
