import { choice, date, flag, image, link, list, tags, text } from './fieldKinds.ts';
import type { FieldSet } from './fieldKinds.ts';

/** Display options of an index of stories. */
export const storiesListFields = {
  ShowDates: flag,
  Layout: choice('Default', 'Variant 2'),
  HighlightLatestStory: flag,
} satisfies FieldSet;

/** Page metadata, and fields for the navigation. */
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

/** Fields of some templates, in addition to those of every page. */
export const templateFields: Partial<Record<PageTemplate, FieldSet>> = {
  /** Promises for used cars; one with a Fact is for cars that have this free fact. */
  CarDetailPage: {
    Promises: list({ Icon: text, Text: text, Link: link, Fact: text, ShowsTest: flag }),
  },
  StoriesIndexPage: storiesListFields,
  Story: { Title: text, Preamble: text, Image: image, Date: date, Tags: tags },
};

/**
 * The page templates.
 * All have presentation; an unlisted one is reachable by links, but not from search engines. The pages of cars and of
 * dealers (sites) get their main part from the product. An index of stories begins with the section StoriesIndex, a
 * story with StoryHeader and ends with StoryNavigation.
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
