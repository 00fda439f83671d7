import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { NearPlace } from '../../../shared/catalogue/dealers/dealerQuery.ts';
import type { DayText } from '../../../shared/catalogue/dealers/Dealer.ts';

export interface WorkshopContact {
  id: string;
  name: string;
  address: string;
  phone: string;
  email: string;
  hours: DayText[];
}

export interface WorkshopContacts {
  /** The requested place; "" when there was none. */
  asked: string;
  /** The matching place; null when none was found. */
  near: NearPlace | null;
  /** True when the place search does not respond. */
  failed: boolean;
  contacts: WorkshopContact[];
}

export const noContacts: WorkshopContacts = { asked: '', near: null, failed: false, contacts: [] };

/** Workshops that visitors without JavaScript can call. Only the server fills it. */
export const workshopContactsSlice = createSlice({
  name: 'workshopContacts',
  initialState: noContacts,
  reducers: { contactsLoaded: (_state, { payload }: PayloadAction<WorkshopContacts>) => payload },
});

export const { contactsLoaded } = workshopContactsSlice.actions;
