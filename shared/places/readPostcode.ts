import type { SitePostcodes } from '../site/postcodeTypes.ts';

/** A typed postcode, complete or a prefix. */
export interface TypedPostcode {
  /** Upper case, without separators: "75450", "RG20QE". */
  code: string;
  /** As in postal addresses: "754 50", "RG2 0QE". */
  written: string;
}

/** Optional country prefix: "S-754 50", "D-10115". */
const countryInFront = '(?:[A-Z]{1,3}[ -]+)?';
const townBehind = '(?: (?!\\d).*)?';

/**
 * Parses the postcode at the beginning of a text: "75450", "S-754 50", "754 50 Uppsala".
 * It is complete, or a prefix long enough to identify a place; null when the text begins otherwise.
 */
export function readPostcode(text: string, { forms }: Pick<SitePostcodes, 'forms'>): TypedPostcode | null {
  for (const { beginning, separators } of forms) {
    const match = new RegExp(`^${countryInFront}${beginning}${townBehind}$`).exec(tidied(text));
    if (match) return typedPostcode(match, separators);
  }
  return null;
}

/** Formats a complete postcode as in postal addresses: "75450" gives "754 50"; null for anything else. */
export function writtenPostcode(text: string, { forms }: Pick<SitePostcodes, 'forms'>): string | null {
  for (const { whole, separators } of forms) {
    const match = new RegExp(`^${countryInFront}${whole}$`).exec(tidied(text));
    if (match) return typedPostcode(match, separators).written;
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
