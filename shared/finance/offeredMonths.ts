/** Returns the nearest offered period in the direction of the change. */
export function offeredMonths(offered: readonly number[], wanted: number, from: number): number {
  const sorted = [...offered].sort((one, other) => one - other);
  const next =
    wanted >= from ? sorted.find((months) => months >= wanted) : sorted.findLast((months) => months <= wanted);
  return next ?? (wanted >= from ? sorted.at(-1) : sorted[0]) ?? from;
}
