import { wallTime } from '../../shared/kit/zonedTime.ts';
import type { AppThunk } from '../app/store.ts';

/** "2026-11-26": today, where the wheels are. */
export function todayInSweden(): AppThunk<string> {
  return (_dispatch, _getState, { gateways }) => wallTime(gateways.clock.now().getTime(), 'Europe/Stockholm').date;
}
