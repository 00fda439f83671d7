import type { BookingLinkGateway } from '../../../shared/booking/BookingLinkGateway.ts';
import type { AppThunk } from '../../app/store.ts';
import { bookingFailed } from '../bookingEvents.ts';

/**
 * Calls the gateway for booking links; errors are logged by code and rethrown.
 * `doing` names the operation.
 */
export function askLinks<T>(
  doing: 'view' | 'move' | 'cancel' | 'offers' | 'changeServices' | 'timeslots',
  ask: (links: BookingLinkGateway) => Promise<T>,
): AppThunk<Promise<T>> {
  return async (_dispatch, _getState, { gateways }) => {
    try {
      return await ask(gateways.bookingLinks);
    } catch (error) {
      bookingFailed(doing, error);
      throw error;
    }
  };
}

/** Current time of the page's clock, ms since 1970. */
export function currentTime(): AppThunk<number> {
  return (_dispatch, _getState, { gateways }) => gateways.clock.now().getTime();
}
