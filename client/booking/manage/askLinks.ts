import type { BookingLinkGateway } from '../../../shared/booking/BookingLinkGateway.ts';
import type { AppThunk } from '../../app/store.ts';
import { bookingFailed } from '../bookingEvents.ts';

/** Asks the gateway of links; an error is logged by its code, and thrown. `doing` is the name of the question. */
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

/** The time by the page's clock, ms since 1970. */
export function currentTime(): AppThunk<number> {
  return (_dispatch, _getState, { gateways }) => gateways.clock.now().getTime();
}
