import type { TextRoom } from '../site/TextRoom.ts';
import type {
  EditingContext,
  ErrorPages,
  LayoutAnswer,
  NavItem,
  PageMode,
  PlatformDate,
  PlatformRedirect,
  SitePage,
  StoryList,
  StoryNeighbour,
  StoryTag,
} from './ContentTypes.ts';

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
  /**
   * Texts by key. With `rooms` the caller needs the texts of these rooms only, where they differ from the built-in
   * wording; an implementation may answer with more.
   */
  dictionary(query: ContentQuery & { rooms?: readonly TextRoom[] }): Promise<Record<string, string>>;
  /**
   * Stories below the index page, newest first. `index` is the index page (id or path in the content tree);
   * `cursor` is an earlier answer's endCursor, "" for the first page; `tags` are ids, combined with OR, [] for all.
   */
  stories(query: StoriesQuery): Promise<StoryList>;
  /** The tags of the site's stories in their order. */
  storyTags(query: ContentQuery): Promise<StoryTag[]>;
  /** The stories beside a story (item id): previous is the newer one, next the older; null at the ends. */
  storyNeighbours(
    query: ContentQuery & { item: string },
  ): Promise<{ previous: StoryNeighbour | null; next: StoryNeighbour | null }>;
  /** The date of the page that a data source (id or path) belongs to: its grandparent's. */
  publishInfo(query: ContentQuery & { datasource: string }): Promise<PlatformDate>;
}

export interface StoriesQuery extends ContentQuery {
  index: string;
  limit: number;
  cursor: string;
  tags: string[];
}

/** What only the server asks: the same platform, for addresses, redirects and editors. */
export interface ContentBackend extends ContentGateway {
  /** Every page of a site in a language. */
  pages(query: ContentQuery): Promise<SitePage[]>;
  redirects(query: { site: string }): Promise<PlatformRedirect[]>;
  /** The editors' own pages for failures. */
  errorPages(query: ContentQuery): Promise<ErrorPages>;
  /** robots.txt as the platform has it, or "" when it has none. */
  robots(query: { site: string }): Promise<string>;
  /** A page by its item, never cached, drafts included. `edit` has metadata on every field. */
  editingLayout(query: EditingQuery): Promise<EditingLayout>;
}

export interface EditingQuery extends ContentQuery {
  itemId: string;
  mode: Exclude<PageMode, 'normal'>;
  version?: string;
  layoutKind?: 'final' | 'shared';
  variant?: string;
  /** ISO time to preview at. */
  previewTime?: string;
}

export interface EditingLayout {
  layout: LayoutAnswer;
  context: EditingContext;
}

/** The content platform could not be asked and no earlier answer is at hand. */
export class ContentUnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ContentUnavailableError';
  }
}
