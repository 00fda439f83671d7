/**
 * Hides a number: only that it is a Swedish mobile number stays visible, because anyone can enter a registration number.
 * A result of internationalPhone() becomes "07X XXX XX XX".
 */
export function obfuscatedPhone(phone: string): string {
  return `${/^\+467\d{8}$/.test(phone) ? '07X' : 'XXX'} XXX XX XX`;
}
