import type { ContentQuery } from './ContentGateway.ts';

/** Characters of a site search that count; more is cut. */
export const maxSiteSearchCharacters = 100;

/** A page or story that a site search found. */
export interface FoundPage {
  /** With the language's segment. */
  path: string;
  title: string;
  /** Its description, or the part of its text around the first word found. */
  excerpt: string;
}

/** Searches the pages and stories of a site in a language by their titles, descriptions and texts. */
export interface SiteSearchGateway {
  /**
   * Pages that have every word of `text`, as a whole word or the beginning of one, best first, at most 30.
   *
   * @throws ContentUnavailableError when the content platform cannot be asked
   */
  search(query: ContentQuery & { text: string }): Promise<FoundPage[]>;
}
