import { wallTime } from '../../shared/kit/zonedTime.ts';
import type { AppThunk } from '../app/store.ts';

/** Every workshop is in Sweden, wherever the visitor is. */
const timeZone = 'Europe/Stockholm';

/** Today's date by the workshops' clocks, YYYY-MM-DD. */
export function todayAtWorkshops(): AppThunk<string> {
  return (_dispatch, _getState, { gateways }) => wallTime(gateways.clock.now().getTime(), timeZone).date;
}
