/** "ABC123" as "ABC 1••", "MITT" as "M•••": enough for its owner to know it. */
export function maskedPlate(registrationNumber: string): string {
  const kept = registrationNumber.length > 5 ? 4 : Math.ceil(registrationNumber.length / 4);
  const masked = registrationNumber.slice(0, kept) + '•'.repeat(registrationNumber.length - kept);
  return registrationNumber.length > 5 ? `${masked.slice(0, 3)} ${masked.slice(3)}` : masked;
}
