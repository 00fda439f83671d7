import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { FieldFault } from '../../shared/forms/contactRules.ts';
import type { PhotoFault } from '../../shared/forms/PhotoGateway.ts';

/** A form that was sent without scripts and not taken: what its page shows in place of an empty form. */
export interface FormPostState {
  /** "" when none was sent. */
  form: string;
  /** Some field is wrong, or the form could not be taken now. */
  status: 'none' | 'invalid' | 'failed';
  /** What the visitor typed, by the field's name. */
  answers: Record<string, string>;
  faults: Record<string, FieldFault>;
  /** All values of the names that came more than once. */
  lists?: Record<string, string[]>;
  /** Ids of the photos that came along, for hidden fields of the next attempt. */
  photos?: string[];
  photoFault?: PhotoFault;
  /** To be sent along with the next attempt. */
  attempt: string;
}

const noFormPost: FormPostState = { form: '', status: 'none', answers: {}, faults: {}, attempt: '' };

export const formPostSlice = createSlice({
  name: 'formPost',
  initialState: noFormPost,
  reducers: {
    formNotTaken: (_state, { payload }: PayloadAction<FormPostState>): FormPostState => payload,
    formPostForgotten: (): FormPostState => noFormPost,
  },
});

export const { formNotTaken, formPostForgotten } = formPostSlice.actions;
