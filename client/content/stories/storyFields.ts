import type { Fields, RouteData, SectionData, StoriesIndexFields } from '../../../shared/content/ContentTypes.ts';
import { tagIds } from '../../../shared/content/storyTags.ts';
import { booleanField, choiceField } from '../../framework/fields.ts';

const layouts = ['Default', 'Variant 2'] as const;

/** Display settings of a list of stories. */
export interface StoryLooks {
  layout: (typeof layouts)[number];
  highlight: boolean;
  showDates: boolean;
}

function says(fields: Fields): boolean {
  return ['ShowDates', 'Layout', 'HighlightLatestStory'].some((name) => Object.hasOwn(fields, name));
}

/** Display settings of a list: from its section's fields, else its page's, else the index page's. */
export function readLooks(section: Fields, page: Fields, index: StoriesIndexFields | null): StoryLooks {
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

/** Display settings of a teaser: dates as on the index page; nothing is highlighted. */
export function teaserLooks(section: Fields, index: StoriesIndexFields | null): StoryLooks {
  return {
    layout: choiceField(section, 'Layout', layouts),
    highlight: false,
    showDates: index?.showDates ?? true,
  };
}

/** Index page that a section refers to; null without a reference. */
export function indexReference(fields: Fields): { id: string; url: string } | null {
  const field = fields['StoriesIndexPage'] as { id?: unknown; url?: unknown } | null | undefined;
  const id = field?.id;
  if (typeof id !== 'string' || id === '') return null;
  return { id, url: typeof field?.url === 'string' ? field.url : '' };
}

/** Id of the index whose stories a section lists: the referenced one, else its own page. */
export function findIndexId(section: SectionData, page: RouteData): string {
  return indexReference(section.fields)?.id ?? page.itemId;
}

/** Tag ids of a Tags field: text of ids, or references. */
export function tagsField(fields: Fields): string[] {
  const field = fields['Tags'];
  return tagIds(Array.isArray(field) ? field : (field as { value?: unknown } | undefined)?.value);
}
