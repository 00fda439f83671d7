/**
 * Hides all digits of a number but those of any Swedish mobile number.
 * Anyone can enter a registration number, and see the result.
 * A result of internationalPhone() becomes "07X XXX XX XX".
 */
export function obfuscatedPhone(phone: string): string {
  return `${/^\+467\d{8}$/.test(phone) ? '07X' : 'XXX'} XXX XX XX`;
}
