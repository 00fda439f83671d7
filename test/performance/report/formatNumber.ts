/** Formats a number with as many decimals as its size needs. One that could not be calculated (null in JSON) is "–". */
export function formatNumber(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return '–';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 0.1 ? 2 : 4;
  return value.toLocaleString('en', { minimumFractionDigits: 0, maximumFractionDigits: digits });
}
