import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { AppThunk } from '../../app/store.ts';
import { browserLogger } from '../../browser/browserLogger.ts';
import { underWayChanged } from '../tireHotelState.ts';

/**
 * Sends a rating. Visitors are thanked whether or not it arrives, so failures are only logged.
 * Even an expired session keeps the confirmation on screen.
 */
export function sendReview(rating: number, comment: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { gateways }) => {
    dispatch(underWayChanged('wheelRatingSending'));
    try {
      const date = gateways.clock.now().toISOString();
      await gateways.tireHotel.review({ rating, comment: comment.trim(), date });
    } catch (error) {
      const code = error instanceof TireHotelError ? error.code : 'NoAnswer';
      browserLogger.error('tireHotel.reviewFailed', { code });
    } finally {
      dispatch(underWayChanged(null));
    }
  };
}
