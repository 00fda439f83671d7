import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ComparedCar } from '../../../shared/catalogue/compare/ComparedCar.ts';

export interface CompareState {
  /** The visitor's cars in order of choosing. Empty on the server: only the browser knows them. */
  cars: ComparedCar[];
  /** True once the session's comparison has been read. */
  restored: boolean;
  /** True while the comparison dialog is open. */
  open: boolean;
  /** True while the bar shows its list of cars. */
  panelOpen: boolean;
  /** Cars of a comparison page, and how many of the requested ones are gone. */
  page: { cars: ComparedCar[]; gone: number } | null;
}

const initialState: CompareState = { cars: [], restored: false, open: false, panelOpen: false, page: null };

/** State of the comparison. Small, because every page has it; compareCars.ts has the thunks, on demand. */
export const compareSlice = createSlice({
  name: 'compare',
  initialState,
  reducers: {
    compareChanged: (state, { payload }: PayloadAction<Partial<CompareState>>) => {
      Object.assign(state, payload);
    },
  },
});

/** True when at least one car is chosen. */
export const hasCompared = (state: { compare: CompareState }): boolean => state.compare.cars.length > 0;

export const { compareChanged } = compareSlice.actions;
