const seconds = [5, 15, 60, 5 * 60, 15 * 60, 30 * 60];

/**
 * Delay until the next attempt in ms: soon after the first failures, every half hour after many.
 * Randomised by a fifth, so that simultaneous failures do not retry together.
 * @param attempts that have failed, from 1
 * @param random between 0 and 1
 */
export function retryDelay(attempts: number, random: number): number {
  const step = seconds[Math.min(Math.max(attempts, 1), seconds.length) - 1] ?? 0;
  return Math.round(step * 1000 * (0.8 + 0.4 * random));
}
