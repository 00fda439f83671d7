import type { Language } from '../../shared/site/SiteTypes.ts';

/** Validated answers for a new group. */
export interface InitAnswers {
  /** Absolute path of the group's folder. */
  folder: string;
  /** "Fjord Bil" */
  name: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  /** Brand colour: "#0b3d5c". */
  color: string;
  /** Absolute path of an SVG or PNG; null: name and initial are shown. */
  logo: string | null;
  sites: readonly [InitSite, ...InitSite[]];
}

export interface InitSite {
  /** Name of its files, such as "fjord-bil". */
  key: string;
  name: string;
  /** Without www. */
  host: string;
  languages: readonly [Language, ...Language[]];
  /** Example cars, a delivered feed (path or URL), or no cars. */
  stock: 'examples' | 'none' | { feed: string };
  /** Takes workshop bookings with the built-in engine. */
  workshop: boolean;
}
