/**
 * Rooms whose texts only the pages with their sections carry. The texts of all other rooms are in every page.
 * A section names its room under `texts`.
 */
export const textRooms = ['booking', 'tireHotel', 'serviceRequest', 'sellCar', 'lots', 'vehicles'] as const;

export type TextRoom = (typeof textRooms)[number];
