import { isIPv4, isIPv6 } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import { ProblemError } from '../../../shared/kit/problem.ts';
import type { SharedCounts } from '../../storage/createSharedCounts.ts';
import { clientAddress } from '../security/clientAddress.ts';
import { withoutPort } from '../security/withoutPort.ts';
import { createAttemptWindow } from './createAttemptWindow.ts';
import type { AttemptWindow } from './createAttemptWindow.ts';

/** Limits per address and hour, and for all addresses per minute, as multiples of the limit per minute. */
const minutesPerHour = 10;
const addressesPerMinute = 100;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const everyone = 'all';

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
 * Counts attempts by client address.
 * An address has `perMinute` attempts a minute and ten times that an hour; all addresses together have a hundred times
 * that a minute.
 * @param perMinute 0: no limit
 * @param what plural noun of the limited items, for messages; also the name of shared counters
 */
export function countAttempts(perMinute: number, what: string, options: CountOptions = {}): CountAttempts {
  if (perMinute === 0) return () => Promise.resolve();
  const { shared: counts = null, isExact = false } = options;
  const window = (windowMs: number, maxAttempts: number): AttemptWindow =>
    createAttemptWindow({ name: what, windowMs, maxAttempts }, { counts, isExact });
  const minute = window(minuteMs, perMinute);
  const hour = window(hourMs, perMinute * minutesPerHour);
  const inAll = window(minuteMs, perMinute * addressesPerMinute);
  return async (request, response, attempts = 1) => {
    const sender = addressKey(clientAddress(request));
    const windows: [AttemptWindow, string][] = [
      [minute, sender],
      [hour, sender],
      [inAll, everyone],
    ];
    // a refused address must not use up the attempts of all
    const known = Math.max(...windows.map(([one, subject]) => one.waitMs(subject, attempts)));
    const waits =
      known > 0 ? [known] : await Promise.all(windows.map(([one, subject]) => one.count(subject, attempts)));
    const waitMs = Math.max(...waits);
    if (waitMs === 0) return;
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    response.set('Retry-After', String(seconds));
    throw new ProblemError(
      429,
      'Too many requests',
      `Too many ${what} were sent from your network. Wait ${String(seconds)} seconds and send this one again.`,
    );
  };
}

/** Refuses requests of an address with too many attempts, before their body is read. See countAttempts. */
export function limitAttempts(perMinute: number, what = 'forms', options: CountOptions = {}): RequestHandler {
  const count = countAttempts(perMinute, what, options);
  return async (request, response, next) => {
    await count(request, response);
    next();
  };
}

/**
 * Normalises a client address for counting: an IPv4 address, or the /64 network of IPv6.
 * Anything else, which a proxy may have passed on unchecked, counts as one client.
 */
export function addressKey(sender: string): string {
  const address = withoutPort(sender);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const [before = '', after] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const missing = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
