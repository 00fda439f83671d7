import { choice, date, flag, image, link, tags, text } from './fieldKinds.ts';
import type { FieldSet } from './fieldKinds.ts';

/** What an index of stories says of its looks. */
export const storiesListFields = {
  ShowDates: flag,
  Layout: choice('Default', 'Variant 2'),
  HighlightLatestStory: flag,
} satisfies FieldSet;

/** Page metadata, and what the navigation reads of a page. */
export const pageFields: FieldSet = {
  metaTitle: text,
  metaDescription: text,
  ogDescription: text,
  ogImage: image,
  canonicalURL: text,
  gtmID: text,
  /** One of the site's pageThemes. */
  BrandDesign: text,
  NavigationTitle: text,
  HideInNavigation: flag,
  IsNavigableInMenuWhenItHasChildren: flag,
  ExternalLink: link,
};

/** A page of the index of stories, and a story, have these beside the fields of every page. */
export const templateFields: Partial<Record<PageTemplate, FieldSet>> = {
  StoriesIndexPage: storiesListFields,
  Story: { Title: text, Preamble: text, Image: image, Date: date, Tags: tags },
};

/**
 * The kinds of page. All have presentation; an unlisted one is reached by links alone, not from search engines; the pages of cars and of dealers (sites) get their main part from the product, an index of stories
 * begins with the section StoriesIndex, a story with StoryHeader and ends with StoryNavigation.
 */
export const pageTemplates = [
  'StartPage',
  'Page',
  'UnlistedPage',
  'CarListPage',
  'CarDetailPage',
  'SiteListPage',
  'SiteDetailPage',
  'StoriesIndexPage',
  'Story',
] as const;
export type PageTemplate = (typeof pageTemplates)[number];
