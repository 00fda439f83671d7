import type { TireConfirmation, TireVehicle } from '../../../shared/tirehotel/TireHotelTypes.ts';

/**
 * Booking of a wheel change. Phone and mail of those who help stand in `vehicle.location`; useTireHotelFields() has those
 * of the tire hotel. Questions go through askTireHotel(), the page's heading is a PageHeading.
 */
export interface BookingPageProps {
  vehicle: TireVehicle;
  /** Back to the vehicle. */
  onBack: () => void;
  /** What was booked is kept, and the confirmation shows. */
  onBooked: (confirmation: TireConfirmation) => void;
}
