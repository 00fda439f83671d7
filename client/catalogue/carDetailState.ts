import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Car } from '../../shared/catalogue/Car.ts';
import type { CardCar } from '../../shared/catalogue/carFields.ts';
import type { EquipmentKind } from '../../shared/catalogue/equipmentGroups.ts';
import type { ContactRecipients } from '../../shared/forms/leadRecipient.ts';
import type { CarDealer } from './carDealer.ts';

/** Kinds of a car's equipment, which is in their order, and how many items each has. */
export type EquipmentKinds = (readonly [kind: EquipmentKind, count: number])[];

export interface CarDetailState {
  status: 'idle' | 'ready' | 'missing';
  car: Partial<Car> | null;
  equipmentKinds: EquipmentKinds;
  /** Similar cars, or what is recommended in place of a car that is gone. */
  similar: CardCar[];
  /** Where the car stands; null when that is not known. */
  dealer: CarDealer | null;
  /** To whom enquiries about the car go. */
  recipients: ContactRecipients;
  /** When the page was made, ms since 1970, to the minute: so long a page stays the same bytes. */
  madeAt: number;
  /** Of a car that is gone: the words of its slug, to search for. */
  words: string;
}

type ShownCar = Pick<CarDetailState, 'equipmentKinds' | 'similar' | 'dealer' | 'recipients' | 'madeAt'> & {
  car: Partial<Car>;
};

const nobody: ContactRecipients = { recipient: null, dealerships: null };

const initialState: CarDetailState = {
  status: 'idle',
  car: null,
  equipmentKinds: [],
  similar: [],
  dealer: null,
  recipients: nobody,
  madeAt: 0,
  words: '',
};

export const carDetailSlice = createSlice({
  name: 'carDetail',
  initialState,
  reducers: {
    carShown: (_state, { payload }: PayloadAction<ShownCar>): CarDetailState => ({
      status: 'ready',
      words: '',
      ...payload,
    }),
    carMissing: (_state, { payload }: PayloadAction<{ similar: Partial<Car>[]; words: string }>): CarDetailState => ({
      status: 'missing',
      car: null,
      equipmentKinds: [],
      dealer: null,
      recipients: nobody,
      madeAt: 0,
      ...payload,
    }),
  },
});

export const { carShown, carMissing } = carDetailSlice.actions;
