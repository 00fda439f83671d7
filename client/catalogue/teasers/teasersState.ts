import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import type { FinderState } from '../finder/FinderCounts.ts';
import type { RangeModel } from '../../../shared/catalogue/facets/RangeModel.ts';

export interface TeaserState {
  status: 'ready' | 'error';
  cars: CardCar[];
  /** Dealers of a dealer teaser. */
  dealers?: Partial<Dealer>[];
  /** Models of a ModelRange section. */
  models?: RangeModel[];
  /** Numbers of a CarFinder section. */
  finder?: FinderState;
}

/** Cars and dealers of the teasers on the page, by the section's uid. */
export type TeasersState = Record<string, TeaserState>;

const initialState: TeasersState = {};

export const teasersSlice = createSlice({
  name: 'teasers',
  initialState,
  reducers: {
    teaserLoaded: (state, { payload: { uid, teaser } }: PayloadAction<{ uid: string; teaser: TeaserState }>) => {
      state[uid] = teaser;
    },
  },
});

export const { teaserLoaded } = teasersSlice.actions;
