import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Reducer, ReducersMapObject, Store, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BookingState } from '../booking/state/BookingStateTypes.ts';
import type { WorkshopContacts } from '../booking/noScript/workshopContacts.ts';
import { carDetailSlice } from '../catalogue/car/carDetailState.ts';
import { carListSlice } from '../catalogue/list/carListState.ts';
import { compareSlice } from '../catalogue/compare/compareState.ts';
import { dealerDetailSlice } from '../catalogue/dealers/dealerDetailState.ts';
import { dealerListSlice } from '../catalogue/dealers/dealerListState.ts';
import { teasersSlice } from '../catalogue/teasers/teasersState.ts';
import { siteSearchSlice } from '../content/search/siteSearchState.ts';
import { storiesSlice } from '../content/stories/storiesState.ts';
import { quoteSlice } from '../finance/quote/quoteState.ts';
import { formPostSlice } from '../forms/formPostState.ts';
import { facilitiesSlice } from '../site/facilitiesState.ts';
import { siteSlice } from '../site/siteState.ts';
import type { TireHotelState } from '../tirehotel/tireHotelState.ts';
import type { Gateways } from '../framework/Gateways.ts';
import { pageSlice } from '../framework/pageState.ts';

const reducers = {
  site: siteSlice.reducer,
  page: pageSlice.reducer,
  carList: carListSlice.reducer,
  carDetail: carDetailSlice.reducer,
  compare: compareSlice.reducer,
  dealerList: dealerListSlice.reducer,
  dealerDetail: dealerDetailSlice.reducer,
  teasers: teasersSlice.reducer,
  facilities: facilitiesSlice.reducer,
  siteSearch: siteSearchSlice.reducer,
  stories: storiesSlice.reducer,
  formPost: formPostSlice.reducer,
  quote: quoteSlice.reducer,
};

/** Slices of parts whose code few pages need: each exists once its reducer is added. */
interface LateState {
  booking: BookingState;
  tireHotel: TireHotelState;
  workshopContacts: WorkshopContacts;
}

/** Slices that only server rendering reads: not part of the state that pages carry. */
export const serverSlices: readonly (keyof LateState)[] = ['workshopContacts'];

export type AppState = { [Key in keyof typeof reducers]: ReturnType<(typeof reducers)[Key]> } & Partial<LateState>;

/** The state before any action. A slice that has not changed is identical to its object here. */
export const initialState: AppState = combineRoot(reducers)(undefined, { type: 'initialState' });

export interface ThunkExtra {
  gateways: Gateways;
}

export type AppThunk<R> = ThunkAction<R, AppState, ThunkExtra, UnknownAction>;

/**
 * Creates the store of one request or one browser tab.
 * Thunks get the gateways as `extra.gateways`.
 * @param preloaded the state that the server wrote into the page; missing slices start fresh
 */
export function createStore(gateways: Gateways, preloaded?: Partial<AppState>): AppStore {
  const late: { [Key in keyof LateState]?: Reducer<LateState[Key]> } = {};
  const store = configureStore({
    reducer: combineRoot(reducers),
    preloadedState: preloaded as AppState,
    middleware: (defaultMiddleware) =>
      defaultMiddleware({
        thunk: { extraArgument: { gateways } },
        // immer freezes the state in any case
        immutableCheck: false,
        // no warning for a slow machine
        serializableCheck: { warnAfter: Infinity },
      }),
  });
  return Object.assign(store, {
    addReducer: <Key extends keyof LateState>(key: Key, reducer: Reducer<LateState[Key]>): void => {
      Object.assign(late, { [key]: reducer });
      store.replaceReducer(combineRoot({ ...reducers, ...late }));
    },
  });
}

function combineRoot(all: object): Reducer<AppState> {
  return combineReducers(all as ReducersMapObject<Record<string, object>>) as unknown as Reducer<AppState>;
}

export type AppDispatch = ThunkDispatch<AppState, ThunkExtra, UnknownAction>;
export interface AppStore extends Store<AppState> {
  dispatch: AppDispatch;
  /**
   * Adds a late slice; other late slices keep their state.
   * Used for a tab's store, and for a request's store with one of serverSlices.
   */
  addReducer<Key extends keyof LateState>(key: Key, reducer: Reducer<LateState[Key]>): void;
}
