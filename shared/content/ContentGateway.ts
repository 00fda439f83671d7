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
 * Content platform of the group: pages, navigation and dictionary of a site in a language.
 * - Paths are public paths without the language segment ("/" for the start page), matched without case and with or
 * without a trailing slash. Returned urls include the language segment unless it is the default language.
 * - Missing content is null or empty, never an error. If the platform fails, refuses or returns garbage,
 * ContentUnavailableError is thrown, unless an earlier good response can be served instead.
 */
export interface ContentGateway {
  layout(query: ContentQuery & { path: string }): Promise<LayoutAnswer>;
  /** Returns the navigation tree to three levels, in the platform's order, including hidden items. */
  navigation(query: ContentQuery): Promise<NavItem[]>;
  /** Returns texts by key. */
  dictionary(query: ContentQuery): Promise<Record<string, string>>;
  /**
   * Returns stories below the index page, newest first. `index` is the index page (id or path in the content tree);
   * `cursor` is the endCursor of the previous page, "" for the first; `tags` are ids, combined with OR, [] for all.
   */
  stories(query: StoriesQuery): Promise<StoryList>;
  /** Returns the tags of the site's stories, in order. */
  storyTags(query: ContentQuery): Promise<StoryTag[]>;
  /**
   * Returns the stories adjacent to a story (item id).
   * `previous` is the newer one, `next` the older; null at the ends.
   */
  storyNeighbours(
    query: ContentQuery & { item: string },
  ): Promise<{ previous: StoryNeighbour | null; next: StoryNeighbour | null }>;
  /** Returns the date of the page that a data source (id or path) belongs to: its grandparent's. */
  publishInfo(query: ContentQuery & { datasource: string }): Promise<PlatformDate>;
}

export interface StoriesQuery extends ContentQuery {
  index: string;
  limit: number;
  cursor: string;
  tags: string[];
}

/** Server-only calls to the content platform: for URLs, redirects and editors. */
export interface ContentBackend extends ContentGateway {
  /** Returns every page of a site in a language. */
  pages(query: ContentQuery): Promise<SitePage[]>;
  redirects(query: { site: string }): Promise<PlatformRedirect[]>;
  /** Returns the editors' own error pages. */
  errorPages(query: ContentQuery): Promise<ErrorPages>;
  /** Returns the platform's robots.txt, or "" when it has none. */
  robots(query: { site: string }): Promise<string>;
  /** Returns a page by its item, never cached, drafts included. `edit` adds metadata to every field. */
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

/** The content platform is unreachable and no earlier response is available. */
export class ContentUnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ContentUnavailableError';
  }
}
