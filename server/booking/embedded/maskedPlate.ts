/**
 * Masks a registration number, enough for its owner to recognise it: "ABC 1••", "M•••".
 * @param written formats the number as people write it
 */
export function maskedPlate(registrationNumber: string, written: (registrationNumber: string) => string): string {
  const { length } = registrationNumber;
  let remaining = length > 5 ? length - Math.floor(length / 3) : Math.ceil(length / 4);
  return Array.from(written(registrationNumber), (character) => {
    if (/[ -]/.test(character)) return character;
    remaining -= 1;
    return remaining < 0 ? '•' : character;
  }).join('');
}
