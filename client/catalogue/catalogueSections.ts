import type { SectionDefinition } from '../app/SectionDefinition.ts';
import { readTeaserFields } from './teaserFields.ts';
import { loadTeaser } from './teasersState.ts';

/** Content sections of the catalogue. */
export const catalogueSections: Record<string, SectionDefinition> = {
  CarTeaser: {
    source: 'client/catalogue/sections/CarTeaser.tsx',
    loadComponent: async () => (await import('./sections/CarTeaser.tsx')).CarTeaser,
    load: ({ store }, section) => store.dispatch(loadTeaser(section.uid, readTeaserFields(section.fields))),
  },
  FacilityList: {
    source: 'client/catalogue/sections/FacilityList.tsx',
    loadComponent: async () => (await import('./sections/FacilityList.tsx')).FacilityList,
    load: async ({ store }, section) =>
      store.dispatch((await import('./loadFacilities.ts')).loadFacilities(section.uid, section.fields)),
  },
};
