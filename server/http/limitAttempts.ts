import { isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from '../../shared/kit/problem.ts';

/** An address may send so many minutes' worth in an hour, and all addresses together so many addresses' worth. */
const minutesPerHour = 10;
const addressesPerMinute = 100;

/**
 * Refuses a request (429 with Retry-After) of an address that has sent more than `perMinute` in a minute, or ten times
 * that in an hour, and of anybody when all together send a hundred times that in a minute. Every attempt counts,
 * before any of its body is read. Counted in this process alone. 0: no limit. `what` names what is sent.
 */
export function limitAttempts(perMinute: number, what = 'forms'): RequestHandler {
  if (perMinute === 0) {
    return (_request, _response, next) => {
      next();
    };
  }
  const ofAddress = [
    new RateLimiterMemory({ points: perMinute, duration: 60 }),
    new RateLimiterMemory({ points: perMinute * minutesPerHour, duration: 3600 }),
  ];
  const ofAll = new RateLimiterMemory({ points: perMinute * addressesPerMinute, duration: 60 });
  return async (request, response, next) => {
    try {
      const key = addressKey(request.ip ?? '');
      for (const limiter of ofAddress) await limiter.consume(key);
      await ofAll.consume('all');
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
    next();
  };
}

/** What stands for the sender: an IPv4 address, or the /64 network that one connection gets of IPv6. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
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
