import type { ComparedCar } from '../../../shared/catalogue/compare/ComparedCar.ts';
import { detailFields } from '../../../shared/catalogue/car/detailFields.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { carsByIdSearch } from '../../../shared/catalogue/list/listSearch.ts';
import { searchLimits } from '../../../shared/catalogue/searchLimits.ts';
import type { AppThunk } from '../../app/store.ts';
import { logDebug } from '../../browser/logDebug.ts';
import { sessionStorageOrNull } from '../../browser/sessionStorageOrNull.ts';
import { comparedCar } from './comparedCar.ts';
import { compareChanged } from './compareState.ts';
import type { CompareState } from './compareState.ts';
import { readComparison, writeComparison } from './compareStorage.ts';

/** Maximum number of full records per request. */
const carsAtOnce = searchLimits.wholeRecords;

/** Reads the session's comparison, once. Call it before any change, which would overwrite it otherwise. */
export function restoreComparison(storage = sessionStorageOrNull()): AppThunk<void> {
  return (dispatch, getState) => {
    if (getState().compare.restored) return;
    dispatch(compareChanged({ cars: readComparison(storage), restored: true }));
  };
}

/** Takes over the cars that another page of this tab has stored, once this page is back on screen. */
export function rereadComparison(storage = sessionStorageOrNull()): AppThunk<void> {
  return (dispatch) => {
    if (storage) dispatch(compareChanged({ ...withCars(readComparison(storage)), restored: true }));
  };
}

/** Changes the cars and stores them. Closes their list and dialog when none are left. */
export function changeCompared(cars: ComparedCar[], storage = sessionStorageOrNull()): AppThunk<void> {
  return (dispatch) => {
    dispatch(compareChanged(withCars(cars)));
    if (!writeComparison(storage, cars)) logDebug('compare.notStored');
  };
}

function withCars(cars: ComparedCar[]): Partial<CompareState> {
  return cars.length > 0 ? { cars } : { cars, open: false, panelOpen: false };
}

/** Removes a car. */
export function removeCompared(carId: string, storage = sessionStorageOrNull()): AppThunk<void> {
  return (dispatch, getState) => {
    const cars = getState().compare.cars.filter((car) => car.car_id !== carId);
    dispatch(changeCompared(cars, storage));
  };
}

export function clearComparison(storage = sessionStorageOrNull()): AppThunk<void> {
  return (dispatch) => {
    dispatch(changeCompared([], storage));
  };
}

/**
 * Reloads the chosen cars, which may have been sold, be incomplete, or be gone.
 * On failure they stay as they are.
 */
export function refreshCompared(storage = sessionStorageOrNull()): AppThunk<Promise<void>> {
  return async (dispatch, getState, { gateways }) => {
    const ids = getState().compare.cars.map((car) => car.car_id ?? '');
    const { name, features } = getState().site.context;
    if (ids.length === 0 || !features.stock) return;
    const index = indexFor(name, 'vehicles');
    const parts = Array.from({ length: Math.ceil(ids.length / carsAtOnce) }, (_none, at) =>
      ids.slice(at * carsAtOnce, (at + 1) * carsAtOnce),
    );
    const found = new Map<string | undefined, ComparedCar>();
    try {
      const answers = await Promise.all(
        parts.map((part) => gateways.catalogue.searchCars(carsByIdSearch(index, part, detailFields))),
      );
      if (answers.some(({ error }) => error)) throw new Error('The search failed.');
      for (const { content, moved_ids } of answers) {
        for (const car of content) found.set(car.car_id, comparedCar(car));
        for (const [old, id] of Object.entries(moved_ids ?? {})) {
          const moved = found.get(id);
          if (moved) found.set(old, moved);
        }
      }
    } catch {
      logDebug('compare.notRefreshed');
      return;
    }
    const known = new Set<string | undefined>(ids); // others were added meanwhile
    const cars = getState().compare.cars.map((car): ComparedCar => {
      const { gone: _gone, ...kept } = car;
      return found.get(car.car_id) ?? (known.has(car.car_id) ? { ...kept, gone: true } : car);
    });
    dispatch(changeCompared(withoutRepeated(cars), storage));
  };
}

/** Leaves out a car that was chosen under an earlier id, too. */
function withoutRepeated(cars: ComparedCar[]): ComparedCar[] {
  return cars.filter(({ car_id }, at) => cars.findIndex((other) => other.car_id === car_id) === at);
}
