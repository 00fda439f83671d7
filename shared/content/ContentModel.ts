/** Field names in the content platform. */
export interface ContentFieldNames {
  /** Page fields. */
  navigationTitle: string;
  hideInNavigation: string;
  isNavigableWithChildren: string;
  externalLink: string;
  pageImage: string;
  updated: string;
  /** Story fields; pages also take their publication date from the date field. */
  title: string;
  preamble: string;
  image: string;
  date: string;
  tags: string;
  /** Fields of a story index. */
  showDates: string;
  layout: string;
  highlightLatestStory: string;
  /** Tag fields. */
  tagKey: string;
  tagValue: string;
}

/** Paths and names in the content platform that differ between platforms. */
export interface ContentModel {
  /** Id or path of the stories' template. */
  storyTemplate: string;
  /** Path of the folder of a site's story tags; {site} is replaced by the site's name. */
  tagFolder: string;
  /** Site → id or path of the item whose children are the navigation, where that is not the start page. */
  navigationRoots: Record<string, string>;
  /** Site → language code → the platform's name for it, where they differ: { sv: 'sv-SE' }. */
  languageNames: Record<string, Record<string, string>>;
  fields: ContentFieldNames;
}

/** Names in the embedded platform. */
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
