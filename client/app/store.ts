import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { ThunkAction, ThunkMiddleware, Tuple, UnknownAction } from '@reduxjs/toolkit';
import { carDetailSlice } from '../catalogue/carDetailState.ts';
import { carListSlice } from '../catalogue/carListState.ts';
import { compareSlice } from '../catalogue/compare/compareState.ts';
import { dealerDetailSlice } from '../catalogue/dealers/dealerDetailState.ts';
import { dealerListSlice } from '../catalogue/dealers/dealerListState.ts';
import { facilitiesSlice } from '../catalogue/facilitiesState.ts';
import { teasersSlice } from '../catalogue/teasersState.ts';
import { storiesSlice } from '../content/storiesState.ts';
import { quoteSlice } from '../finance/quote/quoteState.ts';
import { formPostSlice } from '../forms/formPostState.ts';
import { siteSlice } from '../site/siteState.ts';
import type { Gateways } from './Gateways.ts';
import { pageSlice } from './pageState.ts';

const reducer = combineReducers({
  site: siteSlice.reducer,
  page: pageSlice.reducer,
  carList: carListSlice.reducer,
  carDetail: carDetailSlice.reducer,
  compare: compareSlice.reducer,
  dealerList: dealerListSlice.reducer,
  dealerDetail: dealerDetailSlice.reducer,
  teasers: teasersSlice.reducer,
  facilities: facilitiesSlice.reducer,
  stories: storiesSlice.reducer,
  formPost: formPostSlice.reducer,
  quote: quoteSlice.reducer,
});

export type AppState = ReturnType<typeof reducer>;

export interface ThunkExtra {
  gateways: Gateways;
}

export type AppThunk<R> = ThunkAction<R, AppState, ThunkExtra, UnknownAction>;

/**
 * Makes the store of one request or one browser tab. Thunks get the gateways as `extra.gateways`.
 * `preloaded` is the state that the server wrote into the page; a slice that it lacks starts fresh.
 */
export function createStore(gateways: Gateways, preloaded?: Partial<AppState>) {
  return configureStore<AppState, UnknownAction, Tuple<[ThunkMiddleware<AppState, UnknownAction, ThunkExtra>]>>({
    reducer,
    ...(preloaded ? { preloadedState: preloaded as AppState } : {}),
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: { gateways } }, serializableCheck: false, immutableCheck: false }),
    devTools: false,
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
