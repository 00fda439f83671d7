/**
 * Rooms whose texts are only loaded by the pages that show them. All other texts are in every page.
 * A kind of page and a section name their room under `texts`.
 */
export const textRooms = [
  'booking',
  'managedBooking',
  'tireHotel',
  'serviceRequest',
  'sellCar',
  'contact',
  'carList',
  'carDetail',
  'saved',
  'dealers',
  'siteSearch',
  'stories',
  'cookies',
  'lots',
] as const;

export type TextRoom = (typeof textRooms)[number];
