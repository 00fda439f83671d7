import type { SectionDefinition } from '../app/SectionDefinition.ts';

/** Content sections of the tire hotel. */
export const tireHotelSections: Record<string, SectionDefinition> = {
  TireHotel: {
    texts: 'tireHotel',
    ownParameter: 'step',
    source: 'client/tirehotel/sections/TireHotel.tsx',
    loadComponent: async () => (await import('./sections/TireHotel.tsx')).TireHotel,
  },
};
