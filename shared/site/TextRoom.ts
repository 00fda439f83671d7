/**
 * Rooms whose texts are only loaded by pages with their sections. The texts of all other rooms are in every page. A
 * section names its room under `texts`.
 */
export const textRooms = ['booking', 'tireHotel', 'serviceRequest', 'sellCar', 'lots'] as const;

export type TextRoom = (typeof textRooms)[number];
