import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import type { OpeningSchedule } from '../../../shared/catalogue/dealers/openingHours.ts';
import type { GeoPoint } from '../../../shared/catalogue/dealers/dealerRules.ts';
import type { ShownDepartment } from './ShownDepartment.ts';

/** A dealer near the one that is shown. */
export interface NearbyDealer {
  id: string;
  slug: string;
  name: string;
  point: GeoPoint;
  /** Distance in km as the crow flies. */
  distance: number;
}

export interface ShownDealer {
  dealer: Omit<Dealer, 'site_departments'>;
  departments: ShownDepartment[];
  /** Distinct schedules of the departments; null when the hours are unknown. */
  schedules: OpeningSchedule[] | null;
  /** The nearest other dealers, nearest first. */
  nearby: NearbyDealer[];
  /** Number of cars behind its stock link; null when unknown. */
  stockCount: number | null;
  arrivals: CardCar[];
  /** Path of workshop booking; null when the site has no such page. */
  workshopPath: string | null;
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
