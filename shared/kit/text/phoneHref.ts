/** Returns the tel: URL of a phone number; "(0)" after a country code is not dialled. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/^(\+\d{1,3}\s*)\(0\)/, '$1').replace(/[^+\d]/g, '')}`;
}
