/** Measures the duration of a call, synchronous or asynchronous. */
export async function microseconds(run: () => unknown): Promise<number> {
  const start = process.hrtime.bigint();
  const result = run();
  if (result instanceof Promise) await result;
  return Number(process.hrtime.bigint() - start) / 1000;
}

export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5);
}

/**
 * Returns the smallest value with more than `share` of the values at or below it; 0 without values.
 * @param share 0 to 1
 */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Returns the median of the ratios of values measured in the same round. */
export function medianRatio(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.slice(0, theirs.length).map((value, round) => value / (theirs[round] ?? NaN)));
}
