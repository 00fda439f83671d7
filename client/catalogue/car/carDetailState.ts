import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import type { EquipmentKind } from '../../../shared/catalogue/car/equipmentGroups.ts';
import type { ContactRecipients } from '../../../shared/forms/leadRecipient.ts';
import type { CarDealer } from './carDealer.ts';

/** Equipment kinds of a car in the order of its equipment, with the number of items of each. */
export type EquipmentKinds = (readonly [kind: EquipmentKind, count: number])[];

export interface CarDetailState {
  status: 'idle' | 'ready' | 'missing';
  car: Partial<Car> | null;
  equipmentKinds: EquipmentKinds;
  /** Similar cars, or recommendations in place of a car that is gone. */
  similar: CardCar[];
  /** Dealer that has the car; null when unknown. */
  dealer: CarDealer | null;
  /** Recipients of enquiries about the car. */
  recipients: ContactRecipients;
  /** Own name of the language of the car's description, where it is another than the page's. */
  descriptionLanguage: string | null;
  /** Render time, ms since 1970, rounded to the minute: the page's bytes stay the same for that long. */
  madeAt: number;
  /** Words of a missing car's slug, to search for. */
  words: string;
}

type ShownCar = Pick<
  CarDetailState,
  'equipmentKinds' | 'similar' | 'dealer' | 'recipients' | 'descriptionLanguage' | 'madeAt'
> & {
  car: Partial<Car>;
};

const noRecipients: ContactRecipients = { recipient: null, dealerships: null };

const initialState: CarDetailState = {
  status: 'idle',
  car: null,
  equipmentKinds: [],
  similar: [],
  dealer: null,
  recipients: noRecipients,
  descriptionLanguage: null,
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
      recipients: noRecipients,
      descriptionLanguage: null,
      madeAt: 0,
      ...payload,
    }),
  },
});

export const { carShown, carMissing } = carDetailSlice.actions;
