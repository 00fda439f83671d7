import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Car } from '../../shared/catalogue/Car.ts';

export interface CarDetailState {
  status: 'idle' | 'ready' | 'missing';
  car: Partial<Car> | null;
  /** Similar cars, or what is recommended in place of a car that is gone. */
  similar: Partial<Car>[];
  /** Of a car that is gone: the words of its slug, to search for. */
  words: string;
}

const initialState: CarDetailState = { status: 'idle', car: null, similar: [], words: '' };

export const carDetailSlice = createSlice({
  name: 'carDetail',
  initialState,
  reducers: {
    carShown: (_state, { payload }: PayloadAction<{ car: Partial<Car>; similar: Partial<Car>[] }>): CarDetailState => ({
      status: 'ready',
      words: '',
      ...payload,
    }),
    carMissing: (_state, { payload }: PayloadAction<{ similar: Partial<Car>[]; words: string }>): CarDetailState => ({
      status: 'missing',
      car: null,
      ...payload,
    }),
  },
});

export const { carShown, carMissing } = carDetailSlice.actions;
