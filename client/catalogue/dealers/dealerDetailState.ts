import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';

export interface ShownDealer {
  dealer: Dealer;
  /** Number of cars behind its stock link; null when unknown. */
  stockCount: number | null;
  arrivals: CardCar[];
  /** Render time, ms since 1970, for opening states. */
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
