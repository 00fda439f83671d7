import { configureStore } from '@reduxjs/toolkit';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { carDetailSlice } from '../catalogue/carDetailState.ts';
import { carListSlice } from '../catalogue/carListState.ts';
import { teasersSlice } from '../catalogue/teasersState.ts';
import { siteSlice } from '../site/siteState.ts';
import type { Gateways } from './Gateways.ts';
import { pageSlice } from './pageState.ts';

const reducer = {
  site: siteSlice.reducer,
  page: pageSlice.reducer,
  carList: carListSlice.reducer,
  carDetail: carDetailSlice.reducer,
  teasers: teasersSlice.reducer,
};

/**
 * Makes the store of one request or one browser tab. Thunks get the gateways as `extra.gateways`.
 * `preloaded` is the state that the server wrote into the page.
 */
export function createStore(gateways: Gateways, preloaded?: Partial<AppState>) {
  return configureStore({
    reducer,
    ...(preloaded ? { preloadedState: preloaded } : {}),
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: { gateways } }, serializableCheck: false, immutableCheck: false }),
    devTools: false,
  });
}

export type AppState = { [K in keyof typeof reducer]: ReturnType<(typeof reducer)[K]> };
export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
export interface ThunkExtra {
  gateways: Gateways;
}
export type AppThunk<R> = ThunkAction<R, AppState, ThunkExtra, UnknownAction>;
