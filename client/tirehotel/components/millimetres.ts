/** "6,2", "3": at most one decimal. */
export function millimetres(depth: number): string {
  return depth.toLocaleString('sv-SE', { maximumFractionDigits: 1 });
}
