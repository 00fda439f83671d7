/** Answers as written: options, a file of answers, or the defaults of a second run. */
export interface InitDraft {
  /** Folder of the group, relative to the product's. */
  dir?: string;
  name?: string;
  country?: string;
  color?: string;
  /** Path, or "none". */
  logo?: string;
  sites: SiteDraft[];
}

/** Answers about a site as written. */
export interface SiteDraft {
  /** Default: derived from the name. */
  key?: string;
  /** Default: the group's name. */
  name?: string;
  host?: string;
  languages?: string[];
  /** "examples" (default), "none", or path or URL of a feed. */
  stock?: string;
  workshop?: boolean;
}
