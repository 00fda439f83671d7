/** Codes of independent brands, although the part before "_" is another brand's code. */
const independentCodes: ReadonlySet<string> = new Set(['FI_TR', 'MH_TR']);

/** Removes brand codes X_Y whose brand X is in the list too, because they name a part of it. */
export function normaliseBrands(codes: readonly string[]): string[] {
  const knownCodes = new Set(codes);
  return codes.filter((code) => {
    const at = code.indexOf('_');
    return at < 0 || independentCodes.has(code) || !knownCodes.has(code.slice(0, at));
  });
}
