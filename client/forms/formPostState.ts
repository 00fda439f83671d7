import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { FieldFault } from '../../shared/forms/rules/contactRules.ts';
import type { PhotoFault } from '../../shared/forms/PhotoGateway.ts';

/** A form posted without JavaScript and not received: its page shows it instead of an empty form. */
export interface FormPostState {
  /** Form name; "" without a post. */
  form: string;
  /** begun: on another page. invalid: a field is wrong. failed: the form cannot be received now; refused: nor later. */
  status: 'none' | 'begun' | 'invalid' | 'failed' | 'refused';
  /** Input by field name. */
  answers: Record<string, string>;
  faults: Record<string, FieldFault>;
  /** All values of the names that occurred more than once. */
  lists?: Record<string, string[]>;
  /** Ids of the uploaded photos, for hidden fields of the next attempt. */
  photos?: string[];
  photoFault?: PhotoFault;
  /** Submission id to send with the next attempt. */
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
