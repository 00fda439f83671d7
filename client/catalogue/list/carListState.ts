import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import type { KeyphraseMeaning } from '../../../shared/catalogue/keyphrase/KeyphraseTypes.ts';
import type { ListFacet } from '../../../shared/catalogue/facets/ListFacet.ts';
import type { ListState } from '../../../shared/catalogue/list/listState.ts';
import type { Relaxation } from '../../../shared/catalogue/list/RelaxationTypes.ts';

/** Number of cards with preloaded and blurred pictures: only the first, which gets the bandwidth. */
export const priorityCards = 1;

export interface CarListState {
  /** "more": the next page of the shown list is loading. */
  status: 'idle' | 'loading' | 'more' | 'ready' | 'error';
  /** The requested list; while it loads, the cars are still those of the previous one. */
  list: ListState;
  listPath: string;
  /** Words of an address that names no brand or model; "" on a list. */
  unknownWords: string;
  cars: CardCar[];
  /** The car whose loan explains the monthly costs of the list; null without one. */
  exampleCar: CardCar | null;
  /** A range is being set and will be requested soon. */
  drafting: boolean;
  /** Changes with every list of new cars, and stays while more cars are added. */
  generation: number;
  total: number;
  /** Text searched for instead of a keyphrase without matches; "" when the keyphrase itself was used. */
  searchedFor: string;
  /** Facets of the list, with all values; those of the first list have only the values shown at first. */
  facets: ListFacet[];
  /** Content below the cars of a list that search engines index. */
  landing: Landing | null;
  /** Alternatives to an empty list; null for a list with cars, and when no alternative has any. */
  nearest: NearestLists | null;
  /** Words of the visitor's search that were ignored or corrected before the list's address was made. */
  notice: SearchNotice;
}

export interface NearestLists {
  lists: Relaxation[];
  cars: CardCar[];
}

export type SearchNotice = Required<Pick<KeyphraseMeaning, 'ignored' | 'corrections'>>;

const noNotice: SearchNotice = { ignored: [], corrections: [] };

const initialState: CarListState = {
  status: 'idle',
  list: { keyphrase: '', filters: {}, page: 0, sort: '' },
  listPath: '',
  unknownWords: '',
  cars: [],
  exampleCar: null,
  drafting: false,
  generation: 0,
  total: 0,
  searchedFor: '',
  facets: [],
  landing: null,
  nearest: null,
  notice: noNotice,
};

/** Response of a search for the list. */
export interface ListAnswer {
  cars: CardCar[];
  /** null when more cars are added: unchanged. */
  exampleCar: CardCar | null;
  total: number;
  searchedFor: string;
  /** null: unchanged. */
  facets: ListFacet[] | null;
  nearest: NearestLists | null;
}

export const carListSlice = createSlice({
  name: 'carList',
  initialState,
  reducers: {
    listRequested: (
      state,
      { payload: { list, listPath, more } }: PayloadAction<{ list: ListState; listPath: string; more: boolean }>,
    ) => {
      Object.assign(state, { status: more ? 'more' : 'loading', list, listPath, drafting: false });
    },
    rangeDrafted: (state) => {
      state.drafting = true;
    },
    listReceived: (state, { payload: { cars, exampleCar, facets, ...payload } }: PayloadAction<ListAnswer>) => {
      if (state.status === 'more') state.cars = appendUnique(state.cars, cars);
      else {
        state.cars = cars;
        state.exampleCar = exampleCar;
        state.generation += 1;
      }
      Object.assign(state, payload, facets && { facets }, { status: 'ready' });
    },
    listFailed: (state) => {
      Object.assign(state, { status: 'error', cars: [], total: 0 });
    },
    facetsReplaced: (state, { payload }: PayloadAction<ListFacet[]>) => {
      Object.assign(state, { facets: payload });
    },
    landingLoaded: (state, { payload }: PayloadAction<Landing | null>) => {
      state.landing = payload;
    },
    listUnknown: (state, { payload }: PayloadAction<string>) => {
      state.unknownWords = payload;
    },
    searchNoticeSet: (state, { payload }: PayloadAction<SearchNotice | null>) => {
      state.notice = payload ?? noNotice;
    },
  },
});

export const {
  listRequested,
  rangeDrafted,
  listReceived,
  listFailed,
  facetsReplaced,
  landingLoaded,
  listUnknown,
  searchNoticeSet,
} = carListSlice.actions;

/** Drops cars that moved on to the next page since the first one was fetched. */
function appendUnique(shown: CardCar[], next: CardCar[]): CardCar[] {
  const knownIds = new Set(shown.map((car) => car.car_id));
  return [...shown, ...next.filter((car) => !knownIds.has(car.car_id))];
}

/** Generated text of a brand or model page, with links to related pages and subpages. */
export interface Landing {
  /** A few sentences of facts; "" on the list of all cars. */
  text: string;
  groups: LandingGroup[];
}

export interface LandingGroup {
  title: string;
  /** Brand of the group's models; "" for a group of brands. */
  brand: string;
  /** Delivered values with their numbers of cars. */
  values: [value: string, count: number][];
}
