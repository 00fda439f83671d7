/** A postcode that was typed, whole or its beginning. */
export interface TypedPostcode {
  /** In capitals, without spaces: "75450", "RG20QE". */
  code: string;
  /** As letters are addressed: "754 50", "RG2 0QE". */
  written: string;
}

/** Digits of a whole postcode, and after how many a space stands. */
const digits: Readonly<Record<string, { length: number; group?: number }>> = {
  se: { length: 5, group: 3 },
  sk: { length: 5, group: 3 },
  fi: { length: 5 },
  no: { length: 4 },
};

/** Digits that make a beginning clear enough to suggest a town. */
const minDigits = 3;

/**
 * The postcode at the beginning of a text ("75450", "S-754 50", "754 50 Uppsala"); null when it begins otherwise.
 * @param country ISO 3166-1 alpha-2, lower case; one without known postcodes has none
 */
export function readPostcode(text: string, country: string): TypedPostcode | null {
  if (country === 'gb') return readBritish(text);
  const form = digits[country];
  if (!form) return null;
  const typed = /^\s*(?:[a-z]{1,3}[\s-]+)?(\d[\d\s]*)(?:\s+\D.*)?$/i.exec(text)?.[1]?.replace(/\s/g, '');
  if (typed === undefined || typed.length < minDigits || typed.length > form.length) return null;
  const { group = form.length } = form;
  return { code: typed, written: [typed.slice(0, group), typed.slice(group)].filter(Boolean).join(' ') };
}

/** "RG2 0QE", or the part before the space. */
function readBritish(text: string): TypedPostcode | null {
  const [, outward = '', inward = ''] =
    /^\s*([a-z]{1,2}\d[a-z\d]?)(?:\s*(\d[a-z]{2}))?(?:\s+.*)?$/i.exec(text.toUpperCase()) ?? [];
  return outward ? { code: outward + inward, written: [outward, inward].filter(Boolean).join(' ') } : null;
}
