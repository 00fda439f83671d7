import { BookingError } from '../../../shared/booking/BookingError.ts';
import {
  continuedSearch,
  endedSearch,
  newSearch,
  searchKey,
  withSite,
} from '../../../shared/booking/workshops/siteSearch.ts';
import type { SiteSearch } from '../../../shared/booking/workshops/siteSearch.ts';
import type { SiteSort } from '../../../shared/booking/workshops/siteOrder.ts';
import type { AppThunk } from '../../app/store.ts';
import { bookingFailed } from '../bookingEvents.ts';
import { searchChanged, selectDraft, selectSiteSearch, selectWorkshopDetails } from './bookingState.ts';

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
      described: draft.car.described,
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
          if (selectWorkshopDetails(getState())) void dispatch(loadPhone(event.departmentId));
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

/** Loads the phone number of a workshop that is found once the others have theirs. */
function loadPhone(departmentId: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { loadOtherWorkshop } = await import('./loadWorkshopDetails.ts');
    await dispatch(loadOtherWorkshop(departmentId));
  };
}
