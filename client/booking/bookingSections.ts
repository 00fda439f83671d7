import type { SectionDefinition } from '../framework/SectionDefinition.ts';

/** Content sections of workshop booking. */
export const bookingSections = {
  BookingHeader: {
    texts: 'booking',
    source: 'client/booking/sections/BookingHeader.tsx',
  },
  ServiceBooking: {
    texts: 'booking',
    source: 'client/booking/sections/ServiceBooking.tsx',
    load: async (context) => {
      // only server-rendered pages are read without JavaScript
      if (typeof window === 'undefined')
        await (await import('./noScript/loadWithoutScripts.ts')).loadWithoutScripts(context);
    },
  },
  ManagedBooking: {
    texts: 'booking',
    source: 'client/booking/manage/ManagedBooking.tsx',
  },
} satisfies Record<string, SectionDefinition>;
