import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CardCar } from '../../../shared/catalogue/carFields.ts';
import type { Dealer } from '../../../shared/catalogue/Dealer.ts';

export interface ShownDealer {
  dealer: Dealer;
  /** How many cars its stock link leads to; null when that cannot be said. */
  stockCount: number | null;
  arrivals: CardCar[];
  /** When the page was made, ms since 1970, to say what is open. */
  now: number;
}

export interface DealerDetailState {
  shown: ShownDealer | null;
}

const initialState: DealerDetailState = { shown: null };

export const dealerDetailSlice = createSlice({
  name: 'dealerDetail',
  initialState,
  reducers: {
    dealerShown: (_state, { payload }: PayloadAction<ShownDealer>): DealerDetailState => ({ shown: payload }),
  },
});

export const { dealerShown } = dealerDetailSlice.actions;
