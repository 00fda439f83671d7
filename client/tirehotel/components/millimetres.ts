/** "6,2", "6,0": a depth as it is measured. */
export function measuredMillimetres(depth: number): string {
  return depth.toLocaleString('sv-SE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** "1,6", "3": a limit as it is spoken of. */
export function limitMillimetres(depth: number): string {
  return depth.toLocaleString('sv-SE', { maximumFractionDigits: 1 });
}
