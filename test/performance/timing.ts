/** How long a call takes, also one that gives a promise. */
export async function microseconds(run: () => unknown): Promise<number> {
  const start = process.hrtime.bigint();
  const result = run();
  if (result instanceof Promise) await result;
  return Number(process.hrtime.bigint() - start) / 1000;
}

export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5);
}

/** @param share 0 to 1 */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
