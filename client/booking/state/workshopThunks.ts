import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { DayAvailability } from '../../../shared/booking/BookingTypes.ts';
import {
  continuedSearch,
  endedSearch,
  newSearch,
  searchKey,
  withSite,
} from '../../../shared/booking/workshops/siteSearch.ts';
import type { SiteSearch } from '../../../shared/booking/workshops/siteSearch.ts';
import type { SiteSort } from '../../../shared/booking/workshops/siteOrder.ts';
import { dateOf } from '../../../shared/booking/times/timeTexts.ts';
import { isSameSlot, slotOfFirstTime, weekDays, withoutSlot } from '../../../shared/booking/times/weekRules.ts';
import type { AppThunk } from '../../app/store.ts';
import { bookingFailed } from '../bookingEvents.ts';
import {
  refusedTimeForgotten,
  searchChanged,
  selectDraft,
  selectRefusedTimes,
  selectSiteSearch,
} from './bookingState.ts';
import { chooseTime } from './chooseTime.ts';
import type { ChosenWorkshop } from './chooseTime.ts';
import { loadOtherWorkshop } from './loadWorkshopDetails.ts';

/** Start of a search; see searchSites. */
export type SearchStep = 'enter' | 'further' | SiteSort;

interface SearchOptions {
  signal: AbortSignal;
  /** True while the workshops must keep their positions because the visitor is using one of them. */
  still: () => boolean;
}

/**
 * Searches for workshops and shows them as they arrive. Ends with its stream.
 * "enter": the step is entered; earlier results stay and an interrupted search resumes. "further": load more, or retry
 * after a failure. A sort: start over with that order.
 */
export function searchSites(step: SearchStep, { signal, still }: SearchOptions): AppThunk<Promise<void>> {
  return async (dispatch, getState, { gateways }) => {
    const draft = selectDraft(getState());
    if (!draft.car) return;
    const start = prepareSearch(step, selectSiteSearch(getState()), searchKey(draft));
    if (!start) return;
    let search = start;
    const tell = (next: SiteSearch): void => {
      search = next;
      dispatch(searchChanged(next));
    };
    tell(start);
    const query = {
      registrationNumber: draft.car.registrationNumber,
      serviceOfferings: Object.keys(draft.services),
      latitude: draft.lat,
      longitude: draft.lng,
      cursor: start.cursor,
      sort: start.sort,
    };
    try {
      for await (const event of gateways.booking.closestAvailable(query, signal)) {
        if (signal.aborted) break;
        if ('departmentId' in event) {
          tell(withSite(search, event, { place: draft, still: still() }));
          void dispatch(loadOtherWorkshop(event.departmentId));
        } else if ('noSites' in event) tell(endedSearch(search, 'ended'));
        else throw new BookingError(event.error);
        if (search.status !== 'running') break;
      }
      if (search.status === 'running' && !signal.aborted) {
        tell(endedSearch(search, search.awaited < start.awaited ? 'more' : 'ended'));
      }
    } catch (error) {
      if (!signal.aborted) {
        bookingFailed('workshops', error);
        tell(endedSearch(search, 'failed'));
      }
    }
    if (search.status === 'running' && selectSiteSearch(getState()) === search) tell(endedSearch(search, 'paused'));
  };
}

function prepareSearch(step: SearchStep, before: SiteSearch | null, key: string): SiteSearch | null {
  if (step === 'distance' || step === 'firstTime') return newSearch(key, step, before);
  if (before?.key !== key) return newSearch(key, before?.sort ?? 'distance', null);
  if (step === 'further') return before.status === 'running' ? null : continuedSearch(before);
  return before.status === 'paused' || before.status === 'running' ? continuedSearch(before) : null;
}

/**
 * Free times of a workshop, four weeks from a day, without those that it refused.
 * @throws the gateway's error, which does not mean that the workshop is full
 */
export function loadTimes(departmentId: string, from: string): AppThunk<Promise<DayAvailability[]>> {
  return async (dispatch, getState, { gateways }) => {
    const { car, services } = selectDraft(getState());
    if (!car) return [];
    const { registrationNumber } = car;
    const query = { registrationNumber, departmentId, from, serviceOfferings: Object.keys(services) };
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
