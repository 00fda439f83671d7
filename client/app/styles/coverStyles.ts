/**
 * Smallest set of sheets that covers all needs, chosen greedily.
 * The sheet that covers most of the remaining needs comes next; on a tie the smallest.
 * @param needs per need the sheets that cover it, smallest first
 */
export function coverStyles(needs: readonly (readonly string[])[]): string[] {
  const chosen: string[] = [];
  let left = needs;
  while (left.length > 0) {
    const counts = new Map<string, number>();
    for (const sheet of left.flat()) counts.set(sheet, (counts.get(sheet) ?? 0) + 1);
    const [best] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
    if (best === undefined) break;
    chosen.push(best);
    left = left.filter((sheets) => !sheets.includes(best));
  }
  return chosen;
}
