/** Tells whether Intl can format amounts in a currency, by its ISO 4217 code. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}
