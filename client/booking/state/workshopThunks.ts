import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { BookingStore } from '../../../shared/booking/BookingStore.ts';
import type { DayAvailability, Offer } from '../../../shared/booking/BookingTypes.ts';
import { continuedSearch, endedSearch, newSearch, searchKey, withSite } from '../../../shared/booking/siteSearch.ts';
import type { SiteSearch } from '../../../shared/booking/siteSearch.ts';
import type { SiteSort } from '../../../shared/booking/siteOrder.ts';
import { dateOf } from '../../../shared/booking/timeTexts.ts';
import { isSameSlot, slotOfFirstTime, weekDays, withoutSlot } from '../../../shared/booking/weekRules.ts';
import type { WeekSlot } from '../../../shared/booking/weekRules.ts';
import { workshopDetails, workshopFields } from '../../../shared/booking/workshopDetails.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { AppThunk } from '../../app/store.ts';
import { bookingFailed } from '../bookingEvents.ts';
import {
  pricesRefreshed,
  refusedTimeForgotten,
  searchChanged,
  selectDraft,
  selectRefusedTimes,
  selectSiteSearch,
  selectWorkshopDetails,
  slotChosen,
  workshopDetailsRead,
} from './bookingState.ts';

const maxDealers = 100;
/** Mileage sent when the car's is not known, in mil. */
const minMileage = 1;

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

/** A workshop chosen together with a time. */
export interface ChosenWorkshop {
  departmentId: string;
  siteName: string;
  /** Unset where only the id is known. */
  place?: NonNullable<BookingStore['workshop']>;
}

/** Chooses a time at a workshop, and refreshes the prices if the workshop changes. */
export function chooseTime(workshop: ChosenWorkshop, { timeSlot, isFullDay }: WeekSlot): AppThunk<void> {
  return (dispatch, getState) => {
    const { departmentId, siteName } = workshop;
    const before = selectDraft(getState()).location?.departmentId;
    const known = selectSiteSearch(getState())?.sites.find((site) => site.departmentId === departmentId);
    const details = selectWorkshopDetails(getState())?.[departmentId];
    const { address, latitude, longitude } = workshop.place ?? known ?? details?.place ?? noPlace;
    dispatch(
      slotChosen({
        location: { departmentId, siteName },
        workshop: address === null ? null : { address, latitude, longitude },
        slot: { timeslot: timeSlot, isFullDay },
      }),
    );
    if (before !== departmentId) void dispatch(refreshPrices(departmentId));
  };
}

const noPlace = { address: null, latitude: 0, longitude: 0 };

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

/** Requests the prices of the chosen services at a workshop. On failure the prices stay as they are. */
function refreshPrices(departmentId: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      dispatch(pricesRefreshed({ departmentId, offers: await dispatch(requestPrices(departmentId)) }));
    } catch (error) {
      bookingFailed('prices', error);
    }
  };
}

/** Prices of the chosen services at a listed workshop; empty on failure, which visitors do not notice. */
export function loadSitePrices(departmentId: string): AppThunk<Promise<Offer[]>> {
  return (dispatch) => dispatch(requestPrices(departmentId)).catch(() => []);
}

function requestPrices(departmentId: string): AppThunk<Promise<Offer[]>> {
  return async (_dispatch, getState, { gateways }) => {
    const { car, milage, services } = selectDraft(getState());
    if (!car) return [];
    return gateways.booking.prices({
      registrationNumber: car.registrationNumber,
      mileage: milage ?? minMileage,
      departmentId,
      serviceOfferings: Object.keys(services),
    });
  };
}

/** Loads the workshops' details from the dealers' index, once. Without them there is no phone number. */
export function loadWorkshopDetails(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { gateways }) => {
    const site = getState().site.context;
    if (selectWorkshopDetails(getState()) || !site.features.stock) return; // such a site has no index of dealers either
    const answer = await gateways.catalogue.searchDealers({
      index: indexFor(site.name, 'sites'),
      fields: workshopFields,
      keyphrase: '',
      facets: [],
      limit: maxDealers,
      offset: 0,
      sort_name: '',
      filters: {},
    });
    if (answer.error) return;
    dispatch(workshopDetailsRead(workshopDetails(answer.content, site)));
    const { sites = [] } = selectSiteSearch(getState()) ?? {};
    const departmentIds = [
      ...sites.map(({ departmentId }) => departmentId),
      selectDraft(getState()).location?.departmentId,
    ];
    for (const departmentId of new Set(departmentIds)) if (departmentId) void dispatch(loadOtherWorkshop(departmentId));
  };
}

/** Adds the phone number of another site's workshop, which the site's own index does not contain. */
export function loadOtherWorkshop(departmentId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { gateways }) => {
    const known = selectWorkshopDetails(getState());
    if (!known || Object.hasOwn(known, departmentId)) return;
    try {
      const { siteName, phone } = await gateways.booking.workshop(departmentId);
      const others = selectWorkshopDetails(getState());
      dispatch(workshopDetailsRead({ ...others, [departmentId]: { siteName, phone, place: null } }));
    } catch (error) {
      bookingFailed('workshop', error);
    }
  };
}
