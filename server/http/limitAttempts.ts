import { isIPv4, isIPv6 } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from '../../shared/kit/problem.ts';
import { clientAddress } from './clientAddress.ts';

/** Minutes' worth of attempts per address and hour, and addresses' worth of attempts in all per minute. */
const minutesPerHour = 10;
const addressesPerMinute = 100;

/** Counts attempts of a request's sender; rejects with a 429 problem, and sets Retry-After, when there are too many. */
export type CountAttempts = (request: Request, response: Response, attempts?: number) => Promise<void>;

/**
 * Counts attempts by client address, in this process alone. An address has `perMinute` attempts a minute and ten times
 * that an hour; all addresses together have a hundred times that a minute.
 * @param perMinute 0: no limit
 * @param what names what is sent, in the plural, for the message
 */
export function countAttempts(perMinute: number, what: string): CountAttempts {
  if (perMinute === 0) return () => Promise.resolve();
  const byAddress = [
    new RateLimiterMemory({ points: perMinute, duration: 60 }),
    new RateLimiterMemory({ points: perMinute * minutesPerHour, duration: 3600 }),
  ];
  const inAll = new RateLimiterMemory({ points: perMinute * addressesPerMinute, duration: 60 });
  return async (request, response, attempts = 1) => {
    try {
      const key = addressKey(clientAddress(request));
      for (const limiter of byAddress) await limiter.consume(key, attempts);
      await inAll.consume('all', attempts);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      response.set('Retry-After', String(seconds));
      throw new ProblemError(
        429,
        'Too many requests',
        `Too many ${what} were sent from your network. Wait ${String(seconds)} seconds and send this one again.`,
      );
    }
  };
}

/** Refuses requests of an address that sends too many (see countAttempts), before any of their body is read. */
export function limitAttempts(perMinute: number, what = 'forms'): RequestHandler {
  const count = countAttempts(perMinute, what);
  return async (request, response, next) => {
    await count(request, response);
    next();
  };
}

/**
 * The sender as it is counted: an IPv4 address, or the /64 network that one connection gets of IPv6. What is no address,
 * as a proxy may pass it on unread, is one sender, whatever it says.
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

/** Some proxies pass on "192.0.2.7:50412" and "[2001:db8::1]:50412". */
function withoutPort(sender: string): string {
  const [, v6, v4] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(sender) ?? [];
  return v6 ?? v4 ?? sender;
}
