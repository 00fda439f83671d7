import type { SectionDefinition } from '../app/SectionDefinition.ts';

/** Content sections of the booking of workshops. */
export const bookingSections = {
  BookingHeader: {
    texts: 'booking',
    source: 'client/booking/sections/BookingHeader.tsx',
  },
  ServiceBooking: {
    texts: 'booking',
    source: 'client/booking/sections/ServiceBooking.tsx',
    load: async (context) => {
      // only pages that the server renders are read without scripts
      if (typeof window === 'undefined') await (await import('./loadWithoutScripts.ts')).loadWithoutScripts(context);
    },
  },
  ManagedBooking: {
    texts: 'booking',
    source: 'client/booking/manage/ManagedBooking.tsx',
  },
} satisfies Record<string, SectionDefinition>;
