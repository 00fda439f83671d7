/**
 * Measures targets in turn, round by round, with another one first each time, so that whatever else the machine does
 * meets all of them. One round before is not counted: compilers and caches settle in it.
 * @returns the measured rounds by target
 */
export async function alternateRounds<Name extends string, T>(
  targets: readonly Name[],
  rounds: number,
  measure: (target: Name) => Promise<T>,
): Promise<Record<Name, T[]>> {
  const measured = Object.fromEntries(targets.map((name) => [name, [] as T[]])) as Record<Name, T[]>;
  for (let round = -1; round < rounds; round += 1) {
    for (let at = 0; at < targets.length; at += 1) {
      const target = targets[(at + Math.max(0, round)) % targets.length];
      if (target === undefined) continue;
      const result = await measure(target);
      if (round >= 0) measured[target].push(result);
    }
  }
  return measured;
}
