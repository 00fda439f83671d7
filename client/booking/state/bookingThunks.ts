import type { BookingFailure } from '../../../shared/booking/BookingError.ts';
import { withDescription } from '../../../shared/booking/request/describedCar.ts';
import type { DescribedCar, OfferingCategory } from '../../../shared/booking/BookingTypes.ts';
import { furthestStep } from '../../../shared/booking/steps/stepRules.ts';
import { shownCategories } from '../../../shared/booking/steps/selectionRules.ts';
import type { Place } from '../../../shared/places/PlacesTypes.ts';
import type { AppThunk } from '../../app/store.ts';
import { loadPlace, suggestPlaces } from '../../places/placesThunks.ts';
import { bookingFailed, failureIn } from '../bookingEvents.ts';
import {
  addonsDecided,
  carFound,
  offersChanged,
  selectDraft,
  selectionsRelabelled,
  stepEntered,
  stepShown,
} from './bookingState.ts';

/** Result of a car lookup: found, booked elsewhere, or an error. */
export type LookupOutcome =
  | { kind: 'found' }
  | { kind: 'elsewhere'; brand: string }
  | { kind: 'error'; failure: BookingFailure };

/**
 * Looks up a car for a place.
 * A found car resets the services, unless number and place are those of the car already being booked: then its current
 * step shows again. `registrationNumber` is normalized. A car that was not found is looked up as `described`, or as the
 * draft describes it.
 */
export function lookUpCar(
  registrationNumber: string,
  place: Place,
  described?: DescribedCar,
): AppThunk<Promise<LookupOutcome>> {
  return async (dispatch, getState, { gateways }) => {
    const before = selectDraft(getState());
    const samePlace = before.lat === place.latitude && before.lng === place.longitude;
    const known = before.car?.registrationNumber === registrationNumber ? before.car : null;
    if (known && samePlace && !described) {
      dispatch(stepShown(furthestStep(before)));
      return { kind: 'found' };
    }
    try {
      const description = described ?? known?.described;
      const { isSupported, ...car } = await gateways.booking.car(
        registrationNumber,
        ...(description ? [description] : []),
      );
      if (!isSupported) return { kind: 'elsewhere', brand: car.brand };
      // number as requested, so that another notation in the back end does not make it another car
      dispatch(carFound({ car: withDescription({ ...car, registrationNumber }, description), place }));
      return { kind: 'found' };
    } catch (error) {
      bookingFailed('car', error);
      return { kind: 'error', failure: failureIn(error) };
    }
  };
}

/** Best match for a place typed without choosing a suggestion; null when there is none. */
export function placeTyped(
  typed: string,
  scope: { country: string; language: string },
): AppThunk<Promise<Place | 'failed' | null>> {
  return async (dispatch) => {
    const found = await dispatch(suggestPlaces(typed, scope));
    if (!found) return 'failed';
    const [likeliest] = found;
    return likeliest ? ((await dispatch(loadPlace(likeliest.placeId, scope.language))) ?? 'failed') : null;
  };
}

/**
 * Fetches services or add-ons of the car at its place.
 * Returns the categories to show, empty when there are none or the request failed; null when the car has changed
 * meanwhile.
 */
export function loadOffers(kind: 'services' | 'addons'): AppThunk<Promise<OfferingCategory[] | null>> {
  return async (dispatch, getState, { gateways }) => {
    const { car, lat, lng } = selectDraft(getState());
    if (!car) return null;
    dispatch(offersChanged({ [kind]: 'loading' }));
    const wanted = { latitude: lat, longitude: lng, described: car.described };
    const outcome = await gateways.booking[kind](car.registrationNumber, wanted).then(
      shownCategories,
      (error: unknown) => {
        bookingFailed(kind, error);
        return 'failed' as const;
      },
    );
    if (selectDraft(getState()).car !== car) return null;
    dispatch(offersChanged({ [kind]: outcome }));
    return outcome === 'failed' ? [] : outcome;
  };
}

/**
 * Translates the names of chosen offerings after a language switch.
 * The names stay as they are when the offers cannot be fetched.
 */
export function relabelSelections(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { gateways }) => {
    const { car, lat, lng, services, language: before } = selectDraft(getState());
    const { language } = getState().site.context;
    if (!car || before === language) return;
    if (Object.keys(services).length === 0) {
      if (before !== undefined) dispatch(selectionsRelabelled({ language, categories: [] }));
      return;
    }
    try {
      const place = { latitude: lat, longitude: lng, described: car.described };
      const offered = await Promise.all([
        gateways.booking.services(car.registrationNumber, place),
        gateways.booking.addons(car.registrationNumber, place),
      ]);
      dispatch(selectionsRelabelled({ language, categories: offered.flat() }));
    } catch (error) {
      bookingFailed('services', error);
    }
  };
}

/** Fetches the add-ons; an empty step is skipped if it is still showing. */
export function loadAddonsOrSkip(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const categories = await dispatch(loadOffers('addons'));
    if (categories?.length !== 0 || selectDraft(getState()).displayState !== 3) return;
    dispatch(addonsDecided(false));
    dispatch(stepEntered(4));
  };
}
