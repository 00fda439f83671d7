import type { ContactAnswers, FieldFault } from '../../shared/forms/rules/contactRules.ts';
import type { LeadRefusedError } from '../../shared/forms/LeadGateway.ts';
import { refusedFields } from './refusedFields.ts';

/** Fields of the enquiry that the visitor can correct. */
export const answerFields: readonly (keyof ContactAnswers)[] = ['name', 'phone', 'email', 'message', 'siteName'];

/** Fields of the enquiry that a refusal names. */
export function refusedFaults(error: LeadRefusedError): Partial<Record<keyof ContactAnswers, FieldFault>> {
  return refusedFields(error, answerFields);
}
