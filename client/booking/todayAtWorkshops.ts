import { wallTime } from '../../shared/kit/time/zonedTime.ts';
import type { AppThunk } from '../app/store.ts';

/** Today's date in the time zone of the site's workshops, YYYY-MM-DD. */
export function todayAtWorkshops(): AppThunk<string> {
  return (_dispatch, getState, { gateways }) =>
    wallTime(gateways.clock.now().getTime(), getState().site.context.timeZone).date;
}
