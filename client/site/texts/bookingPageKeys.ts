/** Keys of paths. Languages of sites without a workshop have no texts for them. */
export const bookingPageKeys = ['pathToBooking', 'pathToWorkshopBooking', 'pathToTireHotel'] as const;

export type BookingPage = (typeof bookingPageKeys)[number];
