import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export interface QuoteState {
  /** Reason for a missing quote by FamilyKey, in the provider's words for the visitor; "" with a quote. */
  messages: Record<string, string>;
}

const initialState: QuoteState = { messages: {} };

/** The finance provider's messages about refused quotes; the widget holds all other state itself. */
export const quoteSlice = createSlice({
  name: 'quote',
  initialState,
  reducers: {
    quoteRead: (
      { messages },
      { payload: { familyKey, message } }: PayloadAction<{ familyKey: string; message: string }>,
    ) => {
      messages[familyKey] = message;
    },
    quotesForgotten: () => initialState,
  },
});

export const { quoteRead, quotesForgotten } = quoteSlice.actions;
