import type { BookingStore } from '../../../shared/booking/BookingStore.ts';
import type { Offer } from '../../../shared/booking/BookingTypes.ts';
import type { WeekSlot } from '../../../shared/booking/times/weekRules.ts';
import type { AppThunk } from '../../app/store.ts';
import { bookingFailed } from '../bookingEvents.ts';
import { pricesRefreshed, selectDraft, selectSiteSearch, selectWorkshopDetails, slotChosen } from './bookingState.ts';

/** Mileage sent when the car's is not known, in mil. */
const minMileage = 1;

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
      described: car.described,
      mileage: milage ?? minMileage,
      departmentId,
      serviceOfferings: Object.keys(services),
    });
  };
}
