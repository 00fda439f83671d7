import type { SectionData } from '../../shared/content/ContentTypes.ts';
import type { SectionDefinition } from '../app/SectionDefinition.ts';
import { blurbParts } from './blurbParts.ts';
import { hasAny } from './fields.ts';
import { heroFills } from './heroFills.ts';

/** What fills the store for stories; no part of pages without them. */
const loadStories = () => import('./stories/loadStories.ts');

/** Incomplete when all of the fields are blank. */
const lacksAll =
  (names: readonly string[]) =>
  ({ fields }: SectionData): string | null =>
    hasAny(fields, names) ? null : `It has none of ${names.join(', ')}.`;

/** The sections of the content room by the platform's component name. */
export const contentSections: Record<string, SectionDefinition> = {
  HeroBanner: {
    source: 'client/content/sections/HeroBanner.tsx',
    loadComponent: async () => (await import('./sections/HeroBanner.tsx')).HeroBanner,
    incomplete: (section) => (heroFills(section) ? null : 'It has no picture or film.'),
  },
  Blurb: {
    source: 'client/content/sections/Blurb.tsx',
    loadComponent: async () => (await import('./sections/Blurb.tsx')).Blurb,
    incomplete: lacksAll(blurbParts),
  },
  CardRow: {
    source: 'client/content/sections/CardRow.tsx',
    loadComponent: async () => (await import('./sections/CardRow.tsx')).CardRow,
  },
  CarModelCards: {
    source: 'client/content/sections/CarModelCards.tsx',
    loadComponent: async () => (await import('./sections/CarModelCards.tsx')).CarModelCards,
  },
  Faq: {
    source: 'client/content/sections/Faq.tsx',
    loadComponent: async () => (await import('./sections/Faq.tsx')).Faq,
  },
  Accordion: {
    source: 'client/content/sections/AccordionBlock.tsx',
    loadComponent: async () => (await import('./sections/AccordionBlock.tsx')).AccordionBlock,
  },
  LeadForm: {
    source: 'client/content/sections/LeadForm.tsx',
    loadComponent: async () => (await import('./sections/LeadForm.tsx')).LeadForm,
  },
  Jotform: {
    source: 'client/content/sections/Jotform.tsx',
    loadComponent: async () => (await import('./sections/Jotform.tsx')).Jotform,
  },
  RichText: {
    source: 'client/content/sections/RichTextBlock.tsx',
    loadComponent: async () => (await import('./sections/RichTextBlock.tsx')).RichTextBlock,
  },
  Card: {
    source: 'client/content/sections/SingleCard.tsx',
    loadComponent: async () => (await import('./sections/SingleCard.tsx')).SingleCard,
  },
  VideoEmbed: {
    source: 'client/content/sections/VideoEmbed.tsx',
    loadComponent: async () => (await import('./sections/VideoEmbed.tsx')).VideoEmbed,
    incomplete: lacksAll(['YoutubeID', 'VideoUrl', 'VideoDesktop', 'VideoPhone']),
  },
  Countdown: {
    source: 'client/content/sections/Countdown.tsx',
    loadComponent: async () => (await import('./sections/Countdown.tsx')).Countdown,
    incomplete: lacksAll(['TargetDate']),
  },
  Carousel: {
    source: 'client/content/sections/CarouselBlock.tsx',
    loadComponent: async () => (await import('./sections/CarouselBlock.tsx')).CarouselBlock,
    incomplete: lacksAll(['Items']),
  },
  FileList: {
    source: 'client/content/sections/FileList.tsx',
    loadComponent: async () => (await import('./sections/FileList.tsx')).FileList,
  },
  SocialShare: {
    source: 'client/content/sections/SocialShare.tsx',
    loadComponent: async () => (await import('./sections/SocialShare.tsx')).SocialShare,
  },
  StageRow: {
    source: 'client/content/sections/StageRow.tsx',
    loadComponent: async () => (await import('./sections/StageRow.tsx')).StageRow,
  },
  CookieList: {
    source: 'client/content/sections/CookieList.tsx',
    loadComponent: async () => (await import('./sections/CookieList.tsx')).CookieList,
  },
  CreditWarning: {
    source: 'client/content/sections/CreditWarning.tsx',
    loadComponent: async () => (await import('./sections/CreditWarning.tsx')).CreditWarning,
  },
  StoriesIndex: {
    source: 'client/content/sections/StoriesIndex.tsx',
    loadComponent: async () => (await import('./sections/StoriesIndex.tsx')).StoriesIndex,
    load: async (...on) => (await loadStories()).loadStoryList(...on),
  },
  StoriesList: {
    source: 'client/content/sections/StoriesList.tsx',
    loadComponent: async () => (await import('./sections/StoriesList.tsx')).StoriesList,
    load: async (...on) => (await loadStories()).loadStoryList(...on),
  },
  StoriesTeaser: {
    source: 'client/content/sections/StoriesTeaser.tsx',
    loadComponent: async () => (await import('./sections/StoriesTeaser.tsx')).StoriesTeaser,
    load: async (context, section) => (await loadStories()).loadStoriesTeaser(context, section),
  },
  StoryHeader: {
    source: 'client/content/sections/StoryHeader.tsx',
    loadComponent: async () => (await import('./sections/StoryHeader.tsx')).StoryHeader,
    load: async (context) => {
      await (await loadStories()).loadStoryTags(context);
    },
  },
  StoryByline: {
    source: 'client/content/sections/StoryByline.tsx',
    loadComponent: async () => (await import('./sections/StoryByline.tsx')).StoryByline,
    load: async (context, section) => (await loadStories()).loadPublishDate(context, section),
  },
  StoryNavigation: {
    source: 'client/content/sections/StoryNavigation.tsx',
    loadComponent: async () => (await import('./sections/StoryNavigation.tsx')).StoryNavigation,
    load: async (...on) => (await loadStories()).loadNeighbours(...on),
  },
};
