/** Making a format is slow, using it is not. */
const format = new Intl.NumberFormat('sv-SE', {
  style: 'currency',
  currency: 'SEK',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});

/** A price of a booking, always in Swedish kronor and as Swedes write it: "1 234 kr". */
export function kronor(amount: number): string {
  return format.format(amount);
}
