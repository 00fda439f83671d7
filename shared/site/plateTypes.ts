/** How a registration plate looks: its colour, and the band at its left end. */
export interface PlateLook {
  /** White when left out. */
  color?: 'yellow';
  /** Letters of the country on a blue band, with the stars of the European Union; no band when left out. */
  band?: { letters: string; stars: boolean };
}

/** A form that registration numbers of a country have. */
export interface PlateForm {
  /** Regular expression of the whole number in upper case without separators, with a group per written part. */
  source: string;
  /** The groups as they are written ("$1 $2"); absent where a number can be parted in several ways. */
  written?: string;
  /** First year in which such numbers were issued. */
  since?: number;
}

/** Registration numbers of a site's country. */
export interface SitePlates {
  forms: readonly PlateForm[];
  /** Regular expressions of numbers within free text, written with or without separators, in any case. */
  inText: readonly string[];
  /** "AB 12345" */
  example: string;
  /** Letters and digits of the longest form. */
  maxLength: number;
  /** Letters and digits of the longest personal number; absent where owners choose none outside the forms. */
  personalLength?: number;
  look: PlateLook;
  /** The country's adjective as the language joins it to its word for registration number: { en: 'Norwegian' }. */
  adjective: Readonly<Record<string, string>>;
}

/** Registration numbers as a page needs them. */
export interface PagePlate {
  example: string;
  maxLength: number;
  /** Longest number that the tire hotel takes. */
  personalLength: number;
  look: PlateLook;
  /** Forms that are written in parts: a regular expression and its replacement. */
  written: readonly (readonly [source: string, written: string])[];
  /** See SitePlates. */
  inText: readonly string[];
  /** In the page's language. */
  adjective: string;
}
