import type { SectionDefinition } from '../framework/SectionDefinition.ts';

/** Content sections of the catalogue. */
export const catalogueSections = {
  CarTeaser: {
    source: 'client/catalogue/sections/CarTeaser.tsx',
    load: async ({ store }, section) => {
      await store.dispatch((await import('./loadTeaser.ts')).loadTeaser(section.uid, section.fields));
    },
  },
  DealerTeaser: {
    source: 'client/catalogue/sections/DealerTeaser.tsx',
    load: async ({ store }, section) => {
      await store.dispatch((await import('./loadDealerTeaser.ts')).loadDealerTeaser(section.uid, section.fields));
    },
  },
  ModelRange: {
    source: 'client/catalogue/sections/ModelRange.tsx',
    load: async ({ store }, section) => {
      await store.dispatch((await import('./loadModelRange.ts')).loadModelRange(section.uid, section.fields));
    },
  },
  FacilityList: {
    source: 'client/catalogue/sections/FacilityList.tsx',
    load: async ({ store }, section) =>
      store.dispatch((await import('./loadFacilities.ts')).loadFacilities(section.uid, section.fields)),
  },
} satisfies Record<string, SectionDefinition>;
