/** What the spellings of a brand have in common: "Land-Rover" and "land rover", "Škoda" and "Skoda". */
export function brandKey(brand: string): string {
  return brand
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
