/**
 * One form for every spelling of a telephone number: "070-174 06 05" and "0046 70 174 06 05" give "+46701740605". A
 * number without a country's code is Swedish. Null for what is none.
 */
export function normalPhone(typed: string): string | null {
  const signs = typed.replace(/[\s()./-]/g, '');
  if (!/^\+?\d+$/.test(signs)) return null;
  const number = signs
    .replace(/^00/, '+')
    .replace(/^0/, '+46')
    .replace(/^\+460/, '+46');
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null;
}
