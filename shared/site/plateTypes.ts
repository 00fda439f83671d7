/** Appearance of a registration plate: its colour, and the band at its left end. */
export interface PlateLook {
  /** Default: white. */
  color?: 'yellow';
  /** Letters of the country on a blue band, with the stars of the European Union; no band by default. */
  band?: { letters: string; stars: boolean };
}

/** A format of a country's registration numbers. */
export interface PlateForm {
  /**
   * Regular expression of the whole number in upper case, with a group per written part.
   * It has no separators but a hyphen that tells cars apart.
   */
  source: string;
  /** The groups as written: "$1 $2". */
  written: string;
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
  /** Maximum length of a personal number; absent if owners cannot choose one outside the formats. */
  personalLength?: number;
  /** Regular expression of a whole personal number; numbers that look mistyped or foreign are excluded. */
  personalSource?: string;
  look: PlateLook;
}

/** Registration number settings needed by a page. */
export interface PagePlate {
  example: string;
  maxLength: number;
  /** Maximum length of a number, personal ones included. */
  personalLength: number;
  look: PlateLook;
  /** Formats written in parts: a regular expression and its replacement. */
  written: readonly (readonly [source: string, written: string])[];
  /** See SitePlates. */
  inText: readonly string[];
}
