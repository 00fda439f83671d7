/**
 * Measures targets in alternation, starting each round with another one.
 * Other load on the machine thus affects all of them. A first round is not counted: compilers and caches settle in
 * it.
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
