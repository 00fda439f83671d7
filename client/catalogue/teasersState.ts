import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Car } from '../../shared/catalogue/Car.ts';
import { cardFields, compactCar } from '../../shared/catalogue/carFields.ts';
import { indexFor } from '../../shared/catalogue/indexFor.ts';
import type { AppThunk } from '../app/store.ts';
import { teaserSearch } from './teaserFields.ts';
import type { TeaserFields } from './teaserFields.ts';

export interface TeaserState {
  status: 'ready' | 'error';
  cars: Partial<Car>[];
}

/** The cars of the teasers on the page, by the section's uid. */
export type TeasersState = Record<string, TeaserState>;

const initialState: TeasersState = {};

export const teasersSlice = createSlice({
  name: 'teasers',
  initialState,
  reducers: {
    teaserLoaded: (state, { payload }: PayloadAction<{ uid: string; teaser: TeaserState }>) => {
      state[payload.uid] = payload.teaser;
    },
  },
});

export const { teaserLoaded } = teasersSlice.actions;

/** Fetches the cars of a teaser. A failure is kept as such; the gateway has logged it. */
export function loadTeaser(uid: string, fields: TeaserFields): AppThunk<Promise<void>> {
  return async (dispatch, getState, { gateways }) => {
    const site = getState().site.context;
    if (!site.features.stock) return;
    const answer = await gateways.catalogue.searchCars(teaserSearch(indexFor(site.name, 'vehicles'), fields));
    const cars = answer.content.map((car) => compactCar(car, cardFields));
    const ordered = fields.mode === 'ids' ? inOrderOf(fields.carIds, cars) : cars;
    dispatch(teaserLoaded({ uid, teaser: { status: answer.error ? 'error' : 'ready', cars: ordered } }));
  };
}

function inOrderOf(ids: string[], cars: Partial<Car>[]): Partial<Car>[] {
  const byId = new Map(cars.map((car) => [car.car_id, car]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
