const apart: Record<string, string> = { ø: 'o', æ: 'ae', đ: 'd', ł: 'l', ß: 'ss', þ: 'th' };

/** Folds a name for comparison: "Göteborg" equals "goteborg", "Åre" "are", "St. Ives" "st ives". */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæđłßþ]/g, (letter) => apart[letter] ?? letter)
    .replace(/[\s.'’-]+/g, ' ')
    .trim();
}
