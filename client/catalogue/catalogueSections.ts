import type { SectionDefinition } from '../app/SectionDefinition.ts';

/** Content sections of the catalogue. */
export const catalogueSections: Record<string, SectionDefinition> = {
  CarTeaser: {
    source: 'client/catalogue/sections/CarTeaser.tsx',
    loadComponent: async () => (await import('./sections/CarTeaser.tsx')).CarTeaser,
    load: async ({ store }, section) => {
      await store.dispatch((await import('./loadTeaser.ts')).loadTeaser(section.uid, section.fields));
    },
  },
  DealerTeaser: {
    source: 'client/catalogue/sections/DealerTeaser.tsx',
    loadComponent: async () => (await import('./sections/DealerTeaser.tsx')).DealerTeaser,
    load: async ({ store }, section) => {
      await store.dispatch((await import('./loadDealerTeaser.ts')).loadDealerTeaser(section.uid, section.fields));
    },
  },
  FacilityList: {
    source: 'client/catalogue/sections/FacilityList.tsx',
    loadComponent: async () => (await import('./sections/FacilityList.tsx')).FacilityList,
    load: async ({ store }, section) =>
      store.dispatch((await import('./loadFacilities.ts')).loadFacilities(section.uid, section.fields)),
  },
};
