import type { ContentQuery } from './ContentGateway.ts';

/** Maximum length of a site search in characters; the rest is cut off. */
export const maxSiteSearchCharacters = 100;

/** A page or story found by a site search. */
export interface FoundPage {
  /** Including the language segment. */
  path: string;
  title: string;
  /** The page's description, or the text around the first match. */
  excerpt: string;
}

/** Searches the pages and stories of a site in a language by their titles, descriptions and texts. */
export interface SiteSearchGateway {
  /**
   * Finds pages that contain every word of `text`, whole or as a prefix.
   * Returns at most 30, best first.
   * @throws ContentUnavailableError when the content platform is unreachable
   */
  search(query: ContentQuery & { text: string }): Promise<FoundPage[]>;
}
