import type { DayAvailability } from '../../../shared/booking/BookingTypes.ts';
import { firstOfKinds } from '../../../shared/booking/times/daysOfKinds.ts';
import type { TimeKind } from '../../../shared/booking/times/timeKinds.ts';
import { dateOf } from '../../../shared/booking/times/timeTexts.ts';
import {
  batchStart,
  isSameSlot,
  slotOfFirstTime,
  weekDays,
  withoutSlot,
} from '../../../shared/booking/times/weekRules.ts';
import type { WeekSlot } from '../../../shared/booking/times/weekRules.ts';
import { addDays } from '../../../shared/kit/time/zonedTime.ts';
import type { AppThunk } from '../../app/store.ts';
import { bookingFailed } from '../bookingEvents.ts';
import { refusedTimeForgotten, selectDraft, selectRefusedTimes } from './bookingState.ts';
import { chooseTime } from './chooseTime.ts';
import type { ChosenWorkshop } from './chooseTime.ts';

/**
 * Free times of a workshop, four weeks from a day, without those that it refused.
 * @throws the gateway's error, which does not mean that the workshop is full
 */
export function loadTimes(departmentId: string, from: string): AppThunk<Promise<DayAvailability[]>> {
  return async (dispatch, getState, { gateways }) => {
    const { car, services } = selectDraft(getState());
    if (!car) return [];
    const { registrationNumber, described } = car;
    const query = { registrationNumber, described, departmentId, from, serviceOfferings: Object.keys(services) };
    try {
      return dispatch(withoutRefused(departmentId, await gateways.booking.timeslots(query)));
    } catch (error) {
      bookingFailed('timeslots', error);
      throw error;
    }
  };
}

/** Omits refused times, which some booking systems still list, and forgets those no longer listed. */
function withoutRefused(departmentId: string, loaded: DayAvailability[]): AppThunk<DayAvailability[]> {
  return (dispatch, getState) => {
    let days = loaded;
    for (const refused of selectRefusedTimes(getState())) {
      if (refused.departmentId !== departmentId) continue;
      const day = loaded.find(({ date }) => dateOf(date) === dateOf(refused.timeSlot));
      if (!day) continue;
      if (weekDays(day.date, [day]).some(({ slots }) => slots.some((slot) => isSameSlot(slot, refused)))) {
        days = withoutSlot(days, refused);
      } else dispatch(refusedTimeForgotten(refused));
    }
    return days;
  };
}

/**
 * Result of choosing a workshop's first free time.
 * "gone": it is taken. "failed": the times did not load.
 */
export type FirstTimeOutcome = 'chosen' | 'gone' | 'failed';

/** Chooses the first free time of a workshop. */
export function takeFirstTime(site: ChosenWorkshop & { firstTimeSlot: string }): AppThunk<Promise<FirstTimeOutcome>> {
  return async (dispatch) => {
    const days = await dispatch(loadTimes(site.departmentId, dateOf(site.firstTimeSlot))).catch(() => null);
    if (!days) return 'failed';
    const slot = slotOfFirstTime(site.firstTimeSlot, days);
    if (slot) dispatch(chooseTime(site, slot));
    return slot ? 'chosen' : 'gone';
  };
}

/** First time of some kinds; null when there is none before `until` (YYYY-MM-DD), four weeks on. */
export interface FirstOfKinds {
  slot: WeekSlot | null;
  until: string;
}

/** Requests the free times of a workshop from a day; the result finds the first of some kinds among them. */
export function loadKindTimes(
  departmentId: string,
  from: string,
): AppThunk<Promise<(kinds: readonly TimeKind[]) => FirstOfKinds>> {
  return async (dispatch) => {
    const days = await dispatch(loadTimes(departmentId, from));
    const until = addDays(batchStart(from, 1), -1);
    return (kinds) => ({ slot: firstOfKinds(days, kinds), until });
  };
}
