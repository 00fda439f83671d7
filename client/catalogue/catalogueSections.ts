import type { SectionDefinition } from '../framework/SectionDefinition.ts';
import { listField } from '../framework/fields.ts';

/** Content sections of the catalogue. */
export const catalogueSections = {
  CarTeaser: {
    load: async ({ store }, section) => {
      await store.dispatch((await import('./teasers/loadTeaser.ts')).loadTeaser(section.uid, section.fields));
    },
  },
  CarFinder: {
    texts: ['carFinder'],
    load: async ({ store }, { uid }) => {
      await store.dispatch((await import('./finder/loadCarFinder.ts')).loadCarFinder(uid));
    },
  },
  DealerTeaser: {
    load: async ({ store }, section) => {
      await store.dispatch(
        (await import('./teasers/loadDealerTeaser.ts')).loadDealerTeaser(section.uid, section.fields),
      );
    },
  },
  ModelRange: {
    load: async ({ store }, section) => {
      await store.dispatch((await import('./teasers/loadModelRange.ts')).loadModelRange(section.uid, section.fields));
    },
  },
  FacilityList: {
    load: async ({ store }, section) =>
      store.dispatch((await import('./teasers/loadFacilities.ts')).loadFacilities(section.uid, section.fields)),
  },
  TestPoints: {
    incomplete: ({ fields }) => (listField(fields, 'Groups').length > 0 ? null : 'Groups is missing'),
  },
} satisfies Record<string, SectionDefinition>;
