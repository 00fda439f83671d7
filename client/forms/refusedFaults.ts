import type { ContactAnswers, FieldFault } from '../../shared/forms/contactRules.ts';
import type { LeadRefusedError } from '../../shared/forms/LeadGateway.ts';

const known: readonly (keyof ContactAnswers)[] = ['name', 'phone', 'email', 'message', 'siteName'];

/** The fields of the form that a refusal names; none when it is about something that the visitor cannot mend. */
export function refusedFaults({ fields }: LeadRefusedError): Partial<Record<keyof ContactAnswers, FieldFault>> {
  const named = known.filter((name) => fields.some(({ field }) => field === `values.${name}`));
  return Object.fromEntries(named.map((name) => [name, 'invalid' as const]));
}
