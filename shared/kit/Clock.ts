/** Current time, injected so that tests can set it. */
export interface Clock {
  now(): Date;
}

export const realClock: Clock = { now: () => new Date() };
