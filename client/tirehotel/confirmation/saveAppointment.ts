import type { AppThunk } from '../../app/store.ts';
import { browserLogger } from '../../browser/browserLogger.ts';
import { saveFile } from '../../browser/saveFile.ts';

/** Gives the visitor the calendar file of the wheel change that a link opens. False when it could not be had. */
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
