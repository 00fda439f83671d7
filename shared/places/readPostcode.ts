import type { SitePostcodes } from '../site/postcodeTypes.ts';

/** A postcode that was typed, whole or its beginning. */
export interface TypedPostcode {
  /** In capitals, without separators: "75450", "RG20QE". */
  code: string;
  /** As letters are addressed: "754 50", "RG2 0QE". */
  written: string;
}

/** The country that people put in front: "S-754 50", "D-10115". */
const countryInFront = '(?:[A-Z]{1,3}[ -]+)?';
const townBehind = '(?: (?!\\d).*)?';

/**
 * The postcode at the beginning of a text ("75450", "S-754 50", "754 50 Uppsala"), whole or as much of it as names a
 * place; null when the text begins otherwise.
 */
export function readPostcode(text: string, { forms }: Pick<SitePostcodes, 'forms'>): TypedPostcode | null {
  for (const { beginning, separators } of forms) {
    const found = new RegExp(`^${countryInFront}${beginning}${townBehind}$`).exec(tidied(text));
    if (found) return typedPostcode(found, separators);
  }
  return null;
}

/** A whole postcode as letters are addressed: "75450" gives "754 50"; null for anything else. */
export function writtenPostcode(text: string, { forms }: Pick<SitePostcodes, 'forms'>): string | null {
  for (const { whole, separators } of forms) {
    const found = new RegExp(`^${countryInFront}${whole}$`).exec(tidied(text));
    if (found) return typedPostcode(found, separators).written;
  }
  return null;
}

function tidied(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toUpperCase();
}

function typedPostcode([, ...groups]: (string | undefined)[], separators: readonly string[]): TypedPostcode {
  const parts = groups.map((part = '') => part.replaceAll(' ', '')).filter((part) => part !== '');
  const written = parts.map((part, at) => (at === 0 ? part : (separators[at - 1] ?? '') + part));
  return { code: parts.join(''), written: written.join('') };
}
