import type { TireConfirmation, TireVehicle } from '../../../shared/tirehotel/TireHotelTypes.ts';

/**
 * Props of the wheel change booking.
 * Phone and mail of the workshop are in `vehicle.location`; useTireHotelFields() has those of the tire hotel. Requests
 * go through askTireHotel(); the page's heading is a PageHeading.
 */
export interface BookingPageProps {
  vehicle: TireVehicle;
  /** Returns to the vehicle. */
  onBack: () => void;
  /** Stores the booking and shows the confirmation. */
  onBooked: (confirmation: TireConfirmation) => void;
}
