import type { FieldFault } from '../../shared/forms/rules/contactRules.ts';

/** Outcome of a form that was sent without JavaScript. */
export type FormOutcome =
  | { kind: 'sent' }
  /** Begun on another page: the rest is still to be asked. */
  | { kind: 'begun' }
  | { kind: 'invalid'; faults: Partial<Record<string, FieldFault>> }
  | { kind: 'failed' }
  /** Another attempt with the same values cannot succeed. */
  | { kind: 'refused' }
  /** The subject of the form is no longer available. */
  | { kind: 'gone' }
  /** The page at the address has no such form. */
  | { kind: 'noForm' };
