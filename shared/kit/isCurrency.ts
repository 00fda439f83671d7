/** Returns whether Intl can format amounts in a currency (ISO 4217 code). */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}
