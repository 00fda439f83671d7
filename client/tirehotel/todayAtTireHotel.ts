import { wallTime } from '../../shared/kit/zonedTime.ts';
import type { AppThunk } from '../app/store.ts';

/** "2026-11-26": today by the clocks of the site's tire hotel, whichever zone the browser is in. */
export function todayAtTireHotel(): AppThunk<string> {
  return (_dispatch, getState, { gateways }) =>
    wallTime(gateways.clock.now().getTime(), getState().site.context.timeZone).date;
}
