import type { SectionDefinition } from '../app/SectionDefinition.ts';

/** Content sections of the forms whose submissions are leads. */
export const formSections: Record<string, SectionDefinition> = {
  ContactForm: {
    source: 'client/forms/storecontact/StoreContact.tsx',
    loadComponent: async () => (await import('./storecontact/StoreContact.tsx')).StoreContact,
    load: async ({ store }, { uid }) => {
      const { loadStores } = await import('./storecontact/loadStores.ts');
      await store.dispatch(loadStores(uid));
    },
  },
  SellCar: {
    texts: 'sellCar',
    source: 'client/forms/sellcar/SellCar.tsx',
    loadComponent: async () => (await import('./sellcar/SellCar.tsx')).SellCar,
  },
  ServiceRequest: {
    texts: 'serviceRequest',
    source: 'client/forms/servicerequest/ServiceRequest.tsx',
    loadComponent: async () => (await import('./servicerequest/ServiceRequest.tsx')).ServiceRequest,
    load: async ({ store }, { uid }) => {
      const { loadServiceDealers } = await import('./servicerequest/loadServiceDealers.ts');
      await store.dispatch(loadServiceDealers(uid));
    },
  },
};
