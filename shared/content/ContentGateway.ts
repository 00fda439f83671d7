import type { LayoutAnswer, NavItem } from './ContentTypes.ts';

export interface ContentQuery {
  site: string;
  language: string;
}

/**
 * The content platform of the group: pages, navigation and dictionary of a site in a language.
 *
 * - Paths are public addresses without the language's segment ("/" for the start page), matched without case and
 *   with or without a trailing slash. Answered urls carry the language's segment where it is not the default one.
 * - What does not exist is null or empty, never an error. A platform that fails, refuses or answers garbage
 *   throws ContentUnavailableError, unless an earlier good answer can be served in its place.
 */
export interface ContentGateway {
  layout(query: ContentQuery & { path: string }): Promise<LayoutAnswer>;
  /** Navigation tree to three levels, in the platform's order, hidden items included. */
  navigation(query: ContentQuery): Promise<NavItem[]>;
  dictionary(query: ContentQuery): Promise<Record<string, string>>;
}

/** The content platform could not be asked and no earlier answer is at hand. */
export class ContentUnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ContentUnavailableError';
  }
}
