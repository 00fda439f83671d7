/** Keeps calls to an upstream under its advertised limit. */
export interface RateLimiter {
  /** Waits for a token, first come, first served. False when none became free in time; none is taken then. */
  take(): Promise<boolean>;
  /** The call has ended, successfully or not. Each token must be returned once. */
  ended(): void;
  /** Reads the response headers X-Rate-Limit-Limit, -Remaining and -Reset, and Retry-After. */
  learn(header: (name: string) => string | null): void;
}

export interface RateLimiterOptions {
  /** Initial calls per second, until the upstream states another limit. */
  perSecond: number;
  maxWaitMs: number;
  /** Milliseconds; only differences matter. */
  clock: () => number;
  /** Milliseconds since 1970, to read a limit's end that is stated as a time. */
  wallClock?: () => number;
}

const secondMs = 1000;

/**
 * A bucket with one token per call and second.
 * A token is usable again a second after its call ended, not after it was sent: the upstream counted the call some time
 * between, so none of its seconds has more calls than the limit, however long they take. When the upstream reports that
 * nothing is left (others may use the same account), all wait until its second ends.
 */
export function rateLimiter({ perSecond, maxWaitMs, clock, wallClock = Date.now }: RateLimiterOptions): RateLimiter {
  let limit = perSecond;
  let underWay = 0;
  /** Times of calls that ended in the last second, oldest first. */
  let endings: number[] = [];
  let closedUntil = -Infinity;
  const waiting: ((free: boolean) => void)[] = [];
  let timer: NodeJS.Timeout | undefined;

  /** Milliseconds until a token may be free: 0 when one is, Infinity when a call must end first. */
  const freeInMs = (): number => {
    const now = clock();
    endings = endings.filter((time) => time > now - secondMs);
    const tooMany = underWay + endings.length + 1 - limit;
    const freeAt = tooMany <= 0 ? now : (endings[tooMany - 1] ?? Infinity) + secondMs;
    return Math.max(freeAt, closedUntil, now) - now;
  };

  const serve = (): void => {
    clearTimeout(timer);
    for (let wait = freeInMs(); waiting.length > 0; wait = freeInMs()) {
      if (wait > 0) {
        if (wait < Infinity) timer = setTimeout(serve, wait);
        return;
      }
      underWay += 1;
      waiting.shift()?.(true);
    }
  };

  return {
    take: () =>
      new Promise((resolve) => {
        const giveUp = setTimeout(() => {
          waiting.splice(waiting.indexOf(answer), 1);
          resolve(false);
        }, maxWaitMs);
        const answer = (free: boolean): void => {
          clearTimeout(giveUp);
          resolve(free);
        };
        waiting.push(answer);
        serve();
      }),
    ended() {
      underWay -= 1;
      endings.push(clock());
      serve();
    },
    learn(header) {
      const advertised = readNumber(header('x-rate-limit-limit'));
      if (advertised !== null && advertised >= 1) limit = Math.floor(advertised);
      const isUsedUp = readNumber(header('x-rate-limit-remaining')) === 0;
      const reset = isUsedUp ? resetMs(readNumber(header('x-rate-limit-reset')), wallClock()) : 0;
      const retryAfterMs = (readNumber(header('retry-after')) ?? 0) * secondMs;
      closedUntil = Math.max(closedUntil, clock() + Math.min(Math.max(reset, retryAfterMs), maxWaitMs));
    },
  };
}

function readNumber(header: string | null): number | null {
  return header !== null && /^\s*\d{1,15}(\.\d+)?\s*$/.test(header) ? Number(header) : null;
}

/** Reset is the remaining seconds, or the end as seconds or milliseconds since 1970. */
function resetMs(reset: number | null, now: number): number {
  if (reset === null) return secondMs;
  if (reset < 1e9) return reset * 1000;
  return Math.max(0, (reset < 1e11 ? reset * 1000 : reset) - now);
}
