import type { TireConfirmation } from '../../../shared/tirehotel/TireHotelTypes.ts';

/** A wheel change that is booked, and the rating of how it went. The page's heading is a PageHeading. */
export interface ConfirmationPageProps {
  confirmation: TireConfirmation;
  /** Ends the session and shows the search. */
  onOtherCar: () => void;
}
