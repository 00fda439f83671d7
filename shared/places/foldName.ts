const apart: Record<string, string> = { ø: 'o', æ: 'ae', đ: 'd', ł: 'l', ß: 'ss', þ: 'th' };

/** A name as it is compared: "Göteborg" and "goteborg" are the same, "Åre" and "are", "St. Ives" and "st ives". */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæđłßþ]/g, (letter) => apart[letter] ?? letter)
    .replace(/[\s.'’-]+/g, ' ')
    .trim();
}
