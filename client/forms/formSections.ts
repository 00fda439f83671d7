import type { SectionDefinition } from '../framework/SectionDefinition.ts';

/** Content sections of the forms whose submissions are leads. */
export const formSections = {
  ContactForm: {
    texts: ['contact', 'enquiry', 'leadForm'],
    load: async ({ store }, { uid }) => {
      const { loadStores } = await import('./storecontact/loadStores.ts');
      await store.dispatch(loadStores(uid));
    },
  },
  SellCar: {
    texts: ['sellCar', 'enquiry', 'leadForm'],
  },
  ServiceRequest: {
    texts: ['serviceRequest', 'leadForm'],
    load: async ({ store }, { uid }) => {
      const { loadServiceDealers } = await import('./servicerequest/loadServiceDealers.ts');
      await store.dispatch(loadServiceDealers(uid));
    },
  },
} satisfies Record<string, SectionDefinition>;
