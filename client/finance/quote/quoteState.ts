import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export interface QuoteState {
  /** By FamilyKey: why there is no quote, in the provider's words for the visitor; "" when there is one. */
  messages: Record<string, string>;
}

const initialState: QuoteState = { messages: {} };

/** What the finance provider says of quotes that it cannot give; all else of the widget is its own. */
export const quoteSlice = createSlice({
  name: 'quote',
  initialState,
  reducers: {
    quoteRead: (
      { messages }: QuoteState,
      { payload: { familyKey, message } }: PayloadAction<{ familyKey: string; message: string }>,
    ): QuoteState => ({ messages: { ...messages, [familyKey]: message } }),
    quotesForgotten: () => initialState,
  },
});

export const { quoteRead, quotesForgotten } = quoteSlice.actions;
