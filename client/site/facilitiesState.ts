import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Dealer } from '../../shared/catalogue/dealers/Dealer.ts';

export interface FacilitiesState {
  status: 'ready' | 'error';
  dealers: Partial<Dealer>[];
}

const initialState: Record<string, FacilitiesState> = {};

/** Dealers of the page's sections that list dealers, by the section's uid. */
export const facilitiesSlice = createSlice({
  name: 'facilities',
  initialState,
  reducers: {
    facilitiesLoaded: (
      state,
      { payload: { uid, facilities } }: PayloadAction<{ uid: string; facilities: FacilitiesState }>,
    ) => {
      state[uid] = facilities;
    },
  },
});

export const { facilitiesLoaded } = facilitiesSlice.actions;
