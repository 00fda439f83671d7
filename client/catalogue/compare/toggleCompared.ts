import type { CardCar } from '../../../shared/catalogue/carFields.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { carByIdSearch } from '../../../shared/catalogue/listSearch.ts';
import type { AppThunk } from '../../app/store.ts';
import { logDebug } from '../../browser/logDebug.ts';
import { changeComparison, removeCompared, restoreComparison } from './compareCars.ts';
import { comparedCar } from './comparedCar.ts';
import { sessionStorageOrNull } from '../../browser/sessionStorageOrNull.ts';

/**
 * Takes a car out of the comparison, or puts it in: at once with what its card shows, then with its full record. When
 * that cannot be had the car stays with what there is, and says so.
 */
export function toggleCompared(card: CardCar, storage = sessionStorageOrNull()): AppThunk<Promise<void>> {
  return async (dispatch, getState, { gateways }) => {
    dispatch(restoreComparison(storage));
    const { cars } = getState().compare;
    const carId = card.car_id ?? '';
    if (carId === '') return;
    if (cars.some((car) => car.car_id === carId)) {
      dispatch(removeCompared(carId, storage));
      return;
    }
    dispatch(changeComparison({ cars: [...cars, { ...card, partial: true }] }, storage));
    const search = carByIdSearch(indexFor(getState().site.context.name, 'vehicles'), carId);
    const found = await gateways.catalogue
      .searchCars(search)
      .then(({ content }) => content[0])
      .catch(() => undefined);
    if (!found) {
      logDebug('compare.carIncomplete');
      return;
    }
    const full = comparedCar(found);
    const now = getState().compare.cars;
    if (!now.some((car) => car.car_id === carId)) return; // taken out meanwhile
    dispatch(changeComparison({ cars: now.map((car) => (car.car_id === carId ? full : car)) }, storage));
  };
}
