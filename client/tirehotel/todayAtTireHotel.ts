import { wallTime } from '../../shared/kit/time/zonedTime.ts';
import type { AppThunk } from '../app/store.ts';

/** Today in the time zone of the site's tire hotel, whatever the browser's: "2026-11-26". */
export function todayAtTireHotel(): AppThunk<string> {
  return (_dispatch, getState, { gateways }) =>
    wallTime(gateways.clock.now().getTime(), getState().site.context.timeZone).date;
}
