/** Normalises a brand for comparison: "Land-Rover" and "land rover", "Škoda" and "Skoda" are equal. */
export function brandKey(brand: string): string {
  return brand
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
