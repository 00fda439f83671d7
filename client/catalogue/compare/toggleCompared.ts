import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { carByIdSearch } from '../../../shared/catalogue/list/listSearch.ts';
import type { AppThunk } from '../../app/store.ts';
import { logDebug } from '../../browser/logDebug.ts';
import { changeCompared, removeCompared, restoreComparison } from './compareCars.ts';
import { comparedCar } from './comparedCar.ts';
import { sessionStorageOrNull } from '../../browser/sessionStorageOrNull.ts';

/**
 * Removes a car from the comparison or adds it.
 * Adds it at once with its card data, then with its full record. If that is unavailable the car stays as it is, with a
 * message.
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
    dispatch(changeCompared([...cars, { ...card, partial: true }], storage));
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
    if (!now.some((car) => car.car_id === carId)) return; // removed meanwhile
    dispatch(
      changeCompared(
        now.map((car) => (car.car_id === carId ? full : car)),
        storage,
      ),
    );
  };
}
