import type { Fields, RouteData, SectionData, StoriesIndexFields } from '../../../shared/content/ContentTypes.ts';
import { tagIds } from '../../../shared/content/storyTags.ts';
import { booleanField, choiceField } from '../fields.ts';

const layouts = ['Default', 'Variant 2'] as const;

/** How a list of stories looks. */
export interface StoryLooks {
  layout: (typeof layouts)[number];
  highlight: boolean;
  showDates: boolean;
}

function says(fields: Fields): boolean {
  return ['ShowDates', 'Layout', 'HighlightLatestStory'].some((name) => Object.hasOwn(fields, name));
}

/** A list's looks: by its section's own fields, else by its page's, else by what the index page was found to say. */
export function looksOf(section: Fields, page: Fields, index: StoriesIndexFields | null): StoryLooks {
  const fields = says(section) ? section : page;
  if (!says(fields) && index) {
    return { layout: index.layout, highlight: index.highlightLatestStory, showDates: index.showDates };
  }
  return {
    layout: choiceField(fields, 'Layout', layouts),
    highlight: booleanField(fields, 'HighlightLatestStory'),
    showDates: booleanField(fields, 'ShowDates'),
  };
}

/** A teaser's looks: it has no say about dates, so the index page has; a teaser highlights nothing. */
export function teaserLooks(section: Fields, index: StoriesIndexFields | null): StoryLooks {
  return {
    layout: choiceField(section, 'Layout', layouts),
    highlight: false,
    showDates: index?.showDates ?? true,
  };
}

/** The index page that a section refers to; null when it refers to none. */
export function indexReference(fields: Fields): { id: string; url: string } | null {
  const field = fields['StoriesIndexPage'] as { id?: unknown; url?: unknown } | null | undefined;
  const id = field?.id;
  if (typeof id !== 'string' || id === '') return null;
  return { id, url: typeof field?.url === 'string' ? field.url : '' };
}

/** Id of the index whose stories a section lists: the one it refers to, else its own page. */
export function indexOf(section: SectionData, page: RouteData): string {
  return indexReference(section.fields)?.id ?? page.itemId;
}

/** Ids of the tags in a Tags field: text of ids, or references. */
export function tagsField(fields: Fields): string[] {
  const field = fields['Tags'];
  return tagIds(Array.isArray(field) ? field : (field as { value?: unknown } | undefined)?.value);
}
