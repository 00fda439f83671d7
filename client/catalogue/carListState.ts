import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Car } from '../../shared/catalogue/Car.ts';
import { cardCar } from '../../shared/catalogue/carFields.ts';
import type { CardCar } from '../../shared/catalogue/carFields.ts';
import { indexFor } from '../../shared/catalogue/indexFor.ts';
import { listSearch, toListFacets } from '../../shared/catalogue/listSearch.ts';
import type { ListFacet } from '../../shared/catalogue/listSearch.ts';
import { mergeFacets } from '../../shared/catalogue/mergeFacets.ts';
import { toAddress } from '../../shared/catalogue/listState.ts';
import type { ListContext, ListState } from '../../shared/catalogue/listState.ts';
import type { SearchResponse } from '../../shared/catalogue/SearchTypes.ts';
import type { AppThunk } from '../app/store.ts';
import { loanExampleOf } from './loanExample.ts';
import type { LoanExample } from './loanExample.ts';
import type { Landing } from './landing.ts';

export interface CarListState {
  /** "more": the next page of a list on screen is on its way. "missing": the site has no stock. */
  status: 'idle' | 'loading' | 'more' | 'ready' | 'error' | 'missing';
  /** What was asked for last; while it is on its way the cars are still those before. */
  list: ListState;
  listPath: string;
  cars: CardCar[];
  /** A range is being set and will be asked for soon. */
  drafting: boolean;
  /** Another number with every list whose cars are new, the same while more of them are added. */
  generation: number;
  total: number;
  /** What was searched for in place of the list's keyphrase, which nothing matches; "" when that itself was. */
  searchedFor: string;
  facets: ListFacet[];
  loanExample: LoanExample | null;
  /** Of a list that search engines take in: what stands below the cars. */
  landing: Landing | null;
}

const initialState: CarListState = {
  status: 'idle',
  list: { keyphrase: '', filters: {}, page: 0, sort: '' },
  listPath: '',
  cars: [],
  drafting: false,
  generation: 0,
  total: 0,
  searchedFor: '',
  facets: [],
  loanExample: null,
  landing: null,
};

interface ListAnswer {
  cars: CardCar[];
  total: number;
  searchedFor: string;
  /** null: as before. */
  facets: ListFacet[] | null;
  loanExample: LoanExample | null;
}

export const carListSlice = createSlice({
  name: 'carList',
  initialState,
  reducers: {
    listAsked: (
      state: CarListState,
      { payload }: PayloadAction<{ list: ListState; listPath: string; more: boolean }>,
    ) => {
      state.status = payload.more ? 'more' : 'loading';
      state.list = payload.list;
      state.listPath = payload.listPath;
      state.drafting = false;
    },
    rangeDrafted: (state: CarListState) => {
      state.drafting = true;
    },
    listAnswered: (state: CarListState, { payload }: PayloadAction<ListAnswer>) => {
      const more = state.status === 'more';
      state.cars = more ? withoutTwins(state.cars, payload.cars) : payload.cars;
      if (!more) state.generation += 1;
      state.total = payload.total;
      state.searchedFor = payload.searchedFor;
      if (payload.facets) state.facets = payload.facets;
      state.loanExample = state.loanExample ?? payload.loanExample;
      state.status = 'ready';
    },
    listFailed: (state: CarListState) => {
      state.status = 'error';
      state.cars = [];
      state.total = 0;
    },
    landingKnown: (state: CarListState, { payload }: PayloadAction<Landing | null>) => {
      state.landing = payload;
    },
    listMissing: (state: CarListState) => {
      state.status = 'missing';
    },
  },
});

export const { listAsked, rangeDrafted, listAnswered, listFailed, landingKnown, listMissing } = carListSlice.actions;

/** A car that moved on to the next page since the first was fetched is not shown twice. */
function withoutTwins(shown: CardCar[], next: CardCar[]): CardCar[] {
  const known = new Set(shown.map((car) => car.car_id));
  return [...shown, ...next.filter((car) => !known.has(car.car_id))];
}

function toAnswer(answer: SearchResponse<Partial<Car>>, facets: ListFacet[] | null, now: Date): ListAnswer {
  return {
    cars: answer.content.map((car) => cardCar(car, now)),
    total: answer.total_items,
    searchedFor: answer.keyphrase_used ?? '',
    facets,
    loanExample: loanExampleOf(answer.content),
  };
}

/**
 * Brings the store to a list. The next page of the list on screen is fetched alone and appended; the list that is on
 * screen already is not fetched again when it is a deep one. An answer that a later request has overtaken is dropped.
 */
export function loadCarList(list: ListState, context: ListContext): AppThunk<Promise<void>> {
  return async (dispatch, getState, { gateways }) => {
    const before = getState().carList;
    const address = (state: ListState): string => toAddress(state, context);
    const shown = before.status === 'ready' && before.listPath === context.listPath ? before.list : null;
    if (shown && list.page > 0 && address(shown) === address(list)) return;
    const more = shown !== null && list.page > 0 && address({ ...shown, page: shown.page + 1 }) === address(list);

    dispatch(listAsked({ list, listPath: context.listPath, more }));
    const index = indexFor(getState().site.context.name, 'vehicles');
    const answer = await gateways.catalogue.searchCars(listSearch(index, list, context, more ? 'next' : 'all'));
    const now = getState().carList;
    if (address(now.list) !== address(list) || now.status !== (more ? 'more' : 'loading')) return;
    if (answer.error) {
      dispatch(listFailed());
      return;
    }
    const order = context.facets.map(({ name }) => name);
    const facets = more ? null : mergeFacets(now.facets, toListFacets(answer.facet, list.filters), order);
    dispatch(listAnswered(toAnswer(answer, facets, gateways.clock.now())));
  };
}
