import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ComparedCar } from '../../../shared/catalogue/ComparedCar.ts';

export interface CompareState {
  /** The visitor's choice, in its order. Empty on the server: the choice is the browser's. */
  cars: ComparedCar[];
  /** What the session held has been read. */
  restored: boolean;
  /** The comparison lies over the page. */
  open: boolean;
  /** The bar shows its list of cars. */
  panelOpen: boolean;
  /** Of the page at a comparison's own address: its cars, and how many of those asked for are gone. */
  page: { cars: ComparedCar[]; gone: number } | null;
}

const initialState: CompareState = { cars: [], restored: false, open: false, panelOpen: false, page: null };

/** The comparison of cars. Small, for every page has it: what happens to it is in compareCars.ts, loaded when needed. */
export const compareSlice = createSlice({
  name: 'compare',
  initialState,
  reducers: {
    compareChanged: (state, { payload }: PayloadAction<Partial<CompareState>>): CompareState => ({
      ...state,
      ...payload,
    }),
  },
});

/** Whether any car has been chosen. */
export const hasCompared = (state: { compare: CompareState }): boolean => state.compare.cars.length > 0;

export const { compareChanged } = compareSlice.actions;
