import type { SectionDefinition } from '../framework/SectionDefinition.ts';

/** Content sections of workshop booking. */
export const bookingSections = {
  BookingHeader: {
    texts: ['booking', 'workshop', 'leadForm'],
  },
  ServiceBooking: {
    texts: ['booking', 'workshop', 'leadForm'],
    load: async (context) => {
      // only server-rendered pages are read without JavaScript
      if (typeof window === 'undefined') {
        await (await import('./noScript/loadWithoutScripts.ts')).loadWithoutScripts(context);
      }
    },
  },
  ManagedBooking: {
    texts: ['managedBooking', 'workshop', 'leadForm'],
  },
} satisfies Record<string, SectionDefinition>;
