import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of stories: their cards, lists and topics. */
export const storyTexts = {
  storiesNoResults: 'Inga berättelser ännu',
  storiesAll: 'Alla berättelser',
  storiesLatest: 'Senaste',
  storiesRead: 'Läs berättelsen',
  storiesMore: 'Fler berättelser',
  storiesTopics: 'Ämnen',
  storiesShowAll: 'Visa alla',
  storiesShowMore: 'Visa fler',
  storiesLoading: 'Hämtar berättelser',
  storiesNoResultsHelp: 'Välj ett annat ämne eller visa alla.',
  storiesError: 'Det gick inte att hämta berättelserna just nu',
} satisfies Texts;
