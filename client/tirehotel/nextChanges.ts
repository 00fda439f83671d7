import type { NextWheelChange, TireConfirmation } from '../../shared/tirehotel/TireHotelTypes.ts';
import type { AppState, AppThunk } from '../app/store.ts';
import { nextChangesLoaded, selectTireHotel } from './tireHotelState.ts';
import { askTireHotel } from './tireHotelThunks.ts';

/** The next wheel change of a vehicle; null when none is booked, or the tire hotel does not know. */
export function selectNextChange(state: AppState, regNo: string): NextWheelChange | null {
  return selectTireHotel(state).validated?.nextChanges?.find((change) => change.regNo === regNo) ?? null;
}

/** Reloads the booked wheel changes; without a response the shown ones stay. */
export function loadNextChanges(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      const { validated } = await dispatch(askTireHotel((gateway) => gateway.session()));
      dispatch(nextChangesLoaded(validated.nextChanges ?? []));
    } catch {
      // logged by askTireHotel
    }
  };
}

/** Makes a new booking the vehicle's next wheel change, unless an earlier one is booked. */
export function addNextChange(
  regNo: string,
  { bookingConfirmationId: number, services, link }: TireConfirmation,
): AppThunk<void> {
  return (dispatch, getState) => {
    const [service] = services;
    // a booking without a link is in another system and cannot be changed here
    if (!service || !link) return;
    const { appointmentTime, isFullDay, workshop } = service;
    const earlier = selectNextChange(getState(), regNo);
    if (earlier && earlier.appointmentTime <= appointmentTime) return;
    const others = selectTireHotel(getState()).validated?.nextChanges?.filter((one) => one.regNo !== regNo) ?? [];
    const change = { regNo, number, appointmentTime, isFullDay, place: workshop.name, link };
    dispatch(nextChangesLoaded([...others, change]));
  };
}
