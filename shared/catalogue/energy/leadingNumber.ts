/** Returns the leading number of a delivered text ("145 g/km", "5,4 l/100 km"), or undefined. */
export function leadingNumber(text: string | undefined): number | undefined {
  const digits = /^\s*(\d+(?:[.,]\d+)?)/.exec(text ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
}
