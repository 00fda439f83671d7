import type { SectionDefinition } from '../framework/SectionDefinition.ts';

/** Content sections of the tire hotel. */
export const tireHotelSections = {
  TireHotel: {
    texts: ['tireHotel', 'leadForm'],
  },
} satisfies Record<string, SectionDefinition>;
