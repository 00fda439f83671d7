import type { SectionDefinition } from '../framework/SectionDefinition.ts';

/** Content sections of the tire hotel. */
export const tireHotelSections = {
  TireHotel: {
    texts: 'tireHotel',
    source: 'client/tirehotel/sections/TireHotel.tsx',
  },
} satisfies Record<string, SectionDefinition>;
