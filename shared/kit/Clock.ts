/** What time it is: given to whatever depends on it, so that a test can choose the time. */
export interface Clock {
  now(): Date;
}

export const realClock: Clock = { now: () => new Date() };
