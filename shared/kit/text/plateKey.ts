/**
 * Key of a registration number for comparison, in upper case.
 * It has no separators but a hyphen between two letters.
 * Numbers of a site have such a hyphen only where it tells cars apart: "B-AB 123" and "BA-B 123".
 */
export function plateKey(registrationNumber: string): string {
  return registrationNumber
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/(?<!\p{L})-|-(?!\p{L})|[\s./·]/gu, '');
}
