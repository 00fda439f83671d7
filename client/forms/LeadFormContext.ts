import { createContext, useContext } from 'react';
import type { FieldFault } from '../../shared/forms/rules/contactRules.ts';
import type { SendFailure } from './sendFailure.ts';

/** A fault that the server found, with the value that has it: another value may be right. */
export interface RefusedValue {
  fault: FieldFault;
  value: unknown;
}

/** The last failure to send a form. */
export interface LeadFailure {
  cause: SendFailure;
  /** Number of attempts that failed in a row; 0: the browser's own post failed. */
  count: number;
}

/** Content of a form that its fields and buttons share. */
export interface LeadFormContent {
  /** Prefix of the controls' ids. */
  ids: string;
  /** Labels of the fields that can have faults, in page order. */
  labels: Readonly<Partial<Record<string, string>>>;
  /** Text of a field's fault with its correction. */
  faultText: (field: string, fault: FieldFault) => string | undefined;
  /** Faults that the server found in the form's native post. */
  posted: Readonly<Partial<Record<string, RefusedValue>>>;
  failure: LeadFailure | null;
  /** Shown content: the fields, or the result that replaces them. */
  stage: 'fields' | 'failed' | 'sent';
  /** True once controls that need scripts have replaced the native ones, which are marked with `data-native`. */
  isScripted: boolean;
  /** True while only the browser may send the form again: the native post may have been received after all. */
  isNative: boolean;
  submit: () => void;
  /** Returns from the failure message to the fields. */
  backToFields: () => void;
  /** Address of the page with an empty form. */
  action: string;
  /** Starts over with an empty form; null: by a visit to `action`. */
  onAnother: (() => void) | null;
}

export const LeadFormContext = createContext<LeadFormContent | null>(null);

/** The form around a field or button. */
export function useLeadForm(): LeadFormContent {
  const content = useContext(LeadFormContext);
  if (!content) throw new Error('There is no LeadForm around the component.');
  return content;
}
