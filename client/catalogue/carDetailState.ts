import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Car } from '../../shared/catalogue/Car.ts';
import { cardFields, compactCar, detailFields } from '../../shared/catalogue/carFields.ts';
import { indexFor } from '../../shared/catalogue/indexFor.ts';
import { carByIdSearch, similarSearch } from '../../shared/catalogue/listSearch.ts';
import type { AppThunk } from '../app/store.ts';

export interface CarDetailState {
  status: 'idle' | 'ready' | 'missing';
  car: Partial<Car> | null;
  /** Similar cars, or what is recommended in place of a car that is gone. */
  similar: Partial<Car>[];
  /** Of a car that is gone: the words of its slug, to search for. */
  words: string;
}

const initialState: CarDetailState = { status: 'idle', car: null, similar: [], words: '' };

export const carDetailSlice = createSlice({
  name: 'carDetail',
  initialState,
  reducers: {
    carShown: (_state, { payload }: PayloadAction<{ car: Partial<Car>; similar: Partial<Car>[] }>): CarDetailState => ({
      status: 'ready',
      words: '',
      ...payload,
    }),
    carMissing: (_state, { payload }: PayloadAction<{ similar: Partial<Car>[]; words: string }>): CarDetailState => ({
      status: 'missing',
      car: null,
      ...payload,
    }),
  },
});

export const { carShown, carMissing } = carDetailSlice.actions;

/** A car with those to show beside it; `car` is null when there is none of that id. */
export interface FoundCar {
  car: Partial<Car> | null;
  similar: Partial<Car>[];
}

/**
 * Fetches a car by its id, with similar cars, or with recommended cars when it is gone.
 * Throws when the search fails, for a failure must not look like a car that does not exist.
 */
export function loadCarDetail(carId: string): AppThunk<Promise<FoundCar>> {
  return async (_dispatch, getState, { gateways }) => {
    const index = indexFor(getState().site.context.name, 'vehicles');
    const answer = await gateways.catalogue.searchCars(carByIdSearch(index, carId));
    if (answer.error)
      throw new Error('The car could not be fetched: the search does not answer. See its own log lines.');
    const car = answer.content[0] ? compactCar(answer.content[0], detailFields) : null;
    const similar = await gateways.catalogue.searchCars(similarSearch(index, { ...car, car_id: carId }));
    return { car, similar: similar.content.map((other) => compactCar(other, cardFields)) };
  };
}
