import type { TireConfirmation } from '../../../shared/tirehotel/TireHotelTypes.ts';

/** Props of the confirmation of a wheel change with its rating. The page's heading is a PageHeading. */
export interface ConfirmationPageProps {
  confirmation: TireConfirmation;
  /** Ends the session and shows the search. */
  onOtherCar: () => void;
}
