import type { AppThunk } from '../../app/store.ts';
import { browserLogger } from '../../browser/browserLogger.ts';
import { saveFile } from '../../browser/saveFile.ts';

/** Saves the calendar file of a wheel change by its link. False when it is unavailable. */
export function saveAppointment(link: string, fileName: string): AppThunk<Promise<boolean>> {
  return async (_dispatch, _getState, { gateways }) => {
    try {
      saveFile(fileName, 'text/calendar;charset=utf-8', await gateways.bookingLinks.calendar(link));
      return true;
    } catch {
      browserLogger.error('tireHotel.failed', { code: 'Calendar' });
      return false;
    }
  };
}
