/*
 * Formats of registration numbers and postcodes: "LL NNNNN". L is a letter, N a digit, "(N)" is optional, and a space
 * or hyphen is a written separator.
 */

/** Placeholders for sets of characters in every format. */
export const standardCharacters: Record<string, string> = { L: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', N: '0123456789' };

/** A letter or digit of a format. */
export interface Slot {
  /** Allowed characters. */
  characters: string;
  isOptional: boolean;
  /** " " or "-" before it; "" for none. */
  separator: string;
}

/**
 * Parses the slots of a format.
 * @param form with the letters in `characters`; an unknown letter matches nothing
 */
export function readSlots(form: string, characters: Record<string, string>): Slot[] {
  return [...form.matchAll(/([ -]?)(\()?([A-Z])\)?/g)].map(([, separator = '', optional, letter = '']) => ({
    characters: characters[letter] ?? '',
    isOptional: optional !== undefined,
    separator,
  }));
}

/** Returns the regular expression of one slot: "[A-Z]?" */
export function buildPattern({ characters, isOptional }: Slot): string {
  const sorted = [...new Set(characters)].sort();
  let ranges = '';
  for (let at = 0; at < sorted.length;) {
    let end = at;
    while (codeOf(sorted[end + 1]) === codeOf(sorted[end]) + 1) end += 1;
    ranges += end - at > 1 ? `${sorted[at] ?? ''}-${sorted[end] ?? ''}` : sorted.slice(at, end + 1).join('');
    at = end + 1;
  }
  return `[${ranges}]${isOptional ? '?' : ''}`;
}

function codeOf(character: string | undefined): number {
  return character?.codePointAt(0) ?? NaN;
}
