/** A form that postcodes of a country have. */
export interface PostcodeForm {
  /** Regular expression of a whole postcode in capitals, with a group per written part. */
  whole: string;
  /** The same of a whole postcode or a beginning of one that is long enough to name a place. */
  beginning: string;
  /** " " or "-" before each part but the first. */
  separators: readonly string[];
}

/** Postcodes of a site's country. */
export interface SitePostcodes {
  forms: readonly PostcodeForm[];
  /** "754 50" */
  example: string;
  /** Addresses have it behind the town, as in the United Kingdom. */
  afterTown: boolean;
}
