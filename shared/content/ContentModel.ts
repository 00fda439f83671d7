/** Names of fields in the content platform. */
export interface ContentFieldNames {
  /** Of a page. */
  navigationTitle: string;
  hideInNavigation: string;
  isNavigableWithChildren: string;
  externalLink: string;
  pageImage: string;
  updated: string;
  /** Of a story; the date is also what a page is published on. */
  title: string;
  preamble: string;
  image: string;
  date: string;
  tags: string;
  /** Of an index of stories. */
  showDates: string;
  layout: string;
  highlightLatestStory: string;
  /** Of a tag. */
  tagKey: string;
  tagValue: string;
}

/** Where things are and what they are called in the content platform: what differs between two platforms. */
export interface ContentModel {
  /** Id or path of the template that stories have. */
  storyTemplate: string;
  /** Path of the folder of a site's story tags; {site} stands for the site's name. */
  tagFolder: string;
  /** Site → id or path of the item whose children are the navigation, where that is not the start page. */
  navigationRoots: Record<string, string>;
  /** Site → our language code → the platform's name of that language, where they differ: { sv: 'sv-SE' }. */
  languageNames: Record<string, Record<string, string>>;
  fields: ContentFieldNames;
}

/** The embedded platform's own names. */
export const embeddedContentModel: ContentModel = {
  storyTemplate: '/templates/Story',
  tagFolder: '/content/{site}/Data/Tags',
  navigationRoots: {},
  languageNames: {},
  fields: {
    navigationTitle: 'NavigationTitle',
    hideInNavigation: 'HideInNavigation',
    isNavigableWithChildren: 'IsNavigableInMenuWhenItHasChildren',
    externalLink: 'ExternalLink',
    pageImage: 'ogImage',
    updated: '__Updated',
    title: 'Title',
    preamble: 'Preamble',
    image: 'Image',
    date: 'Date',
    tags: 'Tags',
    showDates: 'ShowDates',
    layout: 'Layout',
    highlightLatestStory: 'HighlightLatestStory',
    tagKey: 'Key',
    tagValue: 'Value',
  },
};
