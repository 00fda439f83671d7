import type { AppThunk } from '../app/store.ts';
import { saveFile } from '../browser/saveFile.ts';
import { bookingFailed } from './bookingEvents.ts';

/** Saves the calendar file of a booking by its link. False when it is unavailable. */
export function saveCalendar(link: string, fileName: string): AppThunk<Promise<boolean>> {
  return async (_dispatch, _getState, { gateways }) => {
    try {
      saveFile(fileName, 'text/calendar;charset=utf-8', await gateways.bookingLinks.calendar(link));
      return true;
    } catch (error) {
      bookingFailed('calendar', error);
      return false;
    }
  };
}
