/** Generates a random UUID. Browsers offer crypto.randomUUID only on secure origins. */
export function newSubmissionId(
  random: Pick<Crypto, 'getRandomValues'> & { randomUUID?: Crypto['randomUUID'] },
): string {
  if (random.randomUUID) return random.randomUUID();
  const bytes = random.getRandomValues(new Uint8Array(16));
  // version 4 and the variant of RFC 9562
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
