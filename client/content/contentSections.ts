import type { SectionDefinition } from '../app/SectionDefinition.ts';

/** The sections of the content room by the platform's component name. */
export const contentSections: Record<string, SectionDefinition> = {
  HeroBanner: {
    source: 'client/content/sections/HeroBanner.tsx',
    loadComponent: async () => (await import('./sections/HeroBanner.tsx')).HeroBanner,
  },
  Blurb: {
    source: 'client/content/sections/Blurb.tsx',
    loadComponent: async () => (await import('./sections/Blurb.tsx')).Blurb,
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
  RichText: {
    source: 'client/content/sections/RichTextBlock.tsx',
    loadComponent: async () => (await import('./sections/RichTextBlock.tsx')).RichTextBlock,
  },
};
