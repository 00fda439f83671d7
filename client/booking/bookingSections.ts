import type { SectionDefinition } from '../app/SectionDefinition.ts';

/** Content sections of the booking of workshops. */
export const bookingSections: Record<string, SectionDefinition> = {
  BookingHeader: {
    texts: 'booking',
    source: 'client/booking/sections/BookingHeader.tsx',
    loadComponent: async () => (await import('./sections/BookingHeader.tsx')).BookingHeader,
  },
  ServiceBooking: {
    texts: 'booking',
    source: 'client/booking/sections/ServiceBooking.tsx',
    loadComponent: async () => (await import('./sections/ServiceBooking.tsx')).ServiceBooking,
    ownParameter: 'step',
    load: async (context) => {
      // only pages that the server renders are read without scripts
      if (typeof window === 'undefined') await (await import('./loadWithoutScripts.ts')).loadWithoutScripts(context);
    },
  },
  ManagedBooking: {
    texts: 'booking',
    source: 'client/booking/manage/ManagedBooking.tsx',
    loadComponent: async () => (await import('./manage/ManagedBooking.tsx')).ManagedBooking,
  },
};
