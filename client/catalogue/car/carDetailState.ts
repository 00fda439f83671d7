import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import type { EquipmentKind } from '../../../shared/catalogue/car/equipmentGroups.ts';
import type { ContactRecipients } from '../../../shared/forms/leadRecipient.ts';
import type { CarDealer } from './carDealer.ts';

/** Equipment kinds of a car in the order of its equipment, with the number of items of each. */
export type EquipmentKinds = (readonly [kind: EquipmentKind, count: number])[];

/** Equipment that sells the car, as delivered, with its kind. */
export type BestEquipment = (readonly [kind: EquipmentKind, item: string])[];

/** A promise that the site makes for its used cars, or for cars with a fact. */
export interface CarPromise {
  /** Editors' name of an icon; "" for a check mark. */
  icon: string;
  text: string;
  link: { href: string; text: string } | null;
  /** The link leads to the points of the site's test, which also open over the page. */
  isTest: boolean;
}

export interface CarDetailState {
  /** `gone`: the car is known, and was sold long ago. */
  status: 'idle' | 'ready' | 'missing' | 'gone';
  car: Partial<Car> | null;
  equipmentKinds: EquipmentKinds;
  bestEquipment: BestEquipment;
  promises: CarPromise[];
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
  | 'equipmentKinds'
  | 'bestEquipment'
  | 'promises'
  | 'similar'
  | 'dealer'
  | 'recipients'
  | 'descriptionLanguage'
  | 'madeAt'
> & {
  car: Partial<Car>;
};

interface MissingCar {
  /** Cars like it, or the newest. */
  similar: CardCar[];
  words: string;
  isGone: boolean;
}

const noRecipients: ContactRecipients = { recipient: null, dealerships: null };

const initialState: CarDetailState = {
  status: 'idle',
  car: null,
  equipmentKinds: [],
  bestEquipment: [],
  promises: [],
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
    carMissing: (_state, { payload: { isGone, ...found } }: PayloadAction<MissingCar>): CarDetailState => ({
      status: isGone ? 'gone' : 'missing',
      car: null,
      equipmentKinds: [],
      bestEquipment: [],
      promises: [],
      dealer: null,
      recipients: noRecipients,
      descriptionLanguage: null,
      madeAt: 0,
      ...found,
    }),
  },
});

export const { carShown, carMissing } = carDetailSlice.actions;
