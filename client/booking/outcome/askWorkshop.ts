import type { WorkshopContact } from '../../../shared/booking/BookingGateway.ts';
import type { AppThunk } from '../../app/store.ts';
import { bookingFailed } from '../bookingEvents.ts';

/** Contact details of a workshop; null when the request fails. */
export function askWorkshop(departmentId: string): AppThunk<Promise<WorkshopContact | null>> {
  return async (_dispatch, _getState, { gateways }) => {
    try {
      return await gateways.booking.workshop(departmentId);
    } catch (error) {
      bookingFailed('workshop', error);
      return null;
    }
  };
}
