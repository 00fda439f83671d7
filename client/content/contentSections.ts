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

/** Sections of the content room by the platform's component name. */
export const contentSections = {
  HeroBanner: {
    source: 'client/content/sections/HeroBanner.tsx',
    incomplete: (section) => (heroFills(section) ? null : 'It has no picture or film.'),
  },
  Blurb: {
    source: 'client/content/sections/Blurb.tsx',
    incomplete: lacksAll(blurbParts),
  },
  CardRow: {
    source: 'client/content/sections/CardRow.tsx',
  },
  CarModelCards: {
    source: 'client/content/sections/CarModelCards.tsx',
  },
  AuctionLots: {
    texts: 'lots',
    source: 'client/content/sections/AuctionLots.tsx',
    incomplete: lacksAll(['Lots']),
  },
  AuctionLot: {
    texts: 'lots',
    source: 'client/content/sections/AuctionLot.tsx',
    incomplete: lacksAll(['Title']),
  },
  Faq: {
    source: 'client/content/sections/Faq.tsx',
  },
  Accordion: {
    source: 'client/content/sections/AccordionBlock.tsx',
  },
  LeadForm: {
    source: 'client/content/sections/LeadForm.tsx',
  },
  Jotform: {
    source: 'client/content/sections/Jotform.tsx',
  },
  RichText: {
    source: 'client/content/sections/RichTextBlock.tsx',
  },
  Card: {
    source: 'client/content/sections/SingleCard.tsx',
  },
  VideoEmbed: {
    source: 'client/content/sections/VideoEmbed.tsx',
    incomplete: lacksAll(['YoutubeID', 'VideoUrl', 'VideoDesktop', 'VideoPhone']),
  },
  Countdown: {
    source: 'client/content/sections/Countdown.tsx',
    incomplete: lacksAll(['TargetDate']),
  },
  Carousel: {
    source: 'client/content/sections/CarouselBlock.tsx',
    incomplete: lacksAll(['Items']),
  },
  FileList: {
    source: 'client/content/sections/FileList.tsx',
  },
  SocialShare: {
    source: 'client/content/sections/SocialShare.tsx',
  },
  StageRow: {
    source: 'client/content/sections/StageRow.tsx',
  },
  CookieList: {
    source: 'client/content/sections/CookieList.tsx',
  },
  CreditWarning: {
    source: 'client/content/sections/CreditWarning.tsx',
  },
  StoriesIndex: {
    source: 'client/content/sections/StoriesIndex.tsx',
    load: async (...on) => (await loadStories()).loadStoryList(...on),
  },
  StoriesList: {
    source: 'client/content/sections/StoriesList.tsx',
    load: async (...on) => (await loadStories()).loadStoryList(...on),
  },
  StoriesTeaser: {
    source: 'client/content/sections/StoriesTeaser.tsx',
    load: async (context, section) => (await loadStories()).loadStoriesTeaser(context, section),
  },
  StoryHeader: {
    source: 'client/content/sections/StoryHeader.tsx',
    load: async (context) => {
      await (await loadStories()).loadStoryTags(context);
    },
  },
  StoryByline: {
    source: 'client/content/sections/StoryByline.tsx',
    load: async (context, section) => (await loadStories()).loadPublishDate(context, section),
  },
  StoryNavigation: {
    source: 'client/content/sections/StoryNavigation.tsx',
    load: async (...on) => (await loadStories()).loadNeighbours(...on),
  },
} satisfies Record<string, SectionDefinition>;
