import type { SectionData } from '../../shared/content/ContentTypes.ts';
import type { SectionDefinition } from '../framework/SectionDefinition.ts';
import { blurbParts } from './blurbParts.ts';
import { hasAny } from '../framework/fields.ts';
import { heroFills } from '../site/heroFills.ts';

/** Thunks that load stories; not loaded by pages without stories. */
const loadStories = () => import('./stories/loadStories.ts');

/** Reports a section as incomplete when all of the fields are blank. */
const lacksAll =
  (names: readonly string[]) =>
  ({ fields }: SectionData): string | null =>
    hasAny(fields, names) ? null : `It has none of ${names.join(', ')}.`;

/** Sections of the content room that need data, texts or a line in the log, by component name. */
export const contentSections = {
  HeroBanner: {
    incomplete: (section) => (heroFills(section) ? null : 'It has no picture, film or text.'),
  },
  Blurb: {
    incomplete: lacksAll(blurbParts),
  },
  AuctionLots: {
    texts: ['lots'],
    incomplete: lacksAll(['Lots']),
  },
  AuctionLot: {
    texts: ['lots'],
    incomplete: lacksAll(['Title']),
  },
  VideoEmbed: {
    incomplete: lacksAll(['YoutubeID', 'VideoUrl', 'VideoDesktop', 'VideoPhone']),
  },
  Countdown: {
    incomplete: lacksAll(['TargetDate']),
  },
  Carousel: {
    incomplete: lacksAll(['Items']),
  },
  CookieList: {
    texts: ['cookies'],
  },
  StoriesIndex: {
    texts: ['stories'],
    load: async (...on) => (await loadStories()).loadStoryList(...on),
  },
  StoriesList: {
    texts: ['stories'],
    load: async (...on) => (await loadStories()).loadStoryList(...on),
  },
  StoriesTeaser: {
    texts: ['stories'],
    load: async (context, section) => (await loadStories()).loadStoriesTeaser(context, section),
  },
  StoryHeader: {
    texts: ['stories'],
    load: async (context) => {
      await (await loadStories()).loadStoryTags(context);
    },
  },
  StoryByline: {
    load: async (context, section) => (await loadStories()).loadPublishDate(context, section),
  },
  StoryNavigation: {
    texts: ['stories'],
    load: async (...on) => (await loadStories()).loadNeighbours(...on),
  },
} satisfies Record<string, SectionDefinition>;
