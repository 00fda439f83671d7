import type { SectionDefinition } from '../framework/SectionDefinition.ts';

/** Content sections of the tire hotel. */
export const tireHotelSections = {
  TireHotel: {
    texts: 'tireHotel',
  },
} satisfies Record<string, SectionDefinition>;
