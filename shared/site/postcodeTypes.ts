/** A format of a country's postcodes. */
export interface PostcodeForm {
  /** Regular expression of a complete postcode in upper case, with a group per written part. */
  whole: string;
  /** The same for a complete postcode or a prefix that is long enough to identify a place. */
  beginning: string;
  /** " " or "-" before each part but the first. */
  separators: readonly string[];
}

/** Postcodes of a site's country. */
export interface SitePostcodes {
  forms: readonly PostcodeForm[];
  /** "754 50" */
  example: string;
}
