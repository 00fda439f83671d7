import type { FieldFault } from '../../shared/forms/contactRules.ts';
import type { LeadRefusedError } from '../../shared/forms/LeadGateway.ts';

/** Which of a form's fields a refusal names; none when it is about something that the visitor cannot mend. */
export function refusedFields<Name extends string>(
  { fields }: LeadRefusedError,
  names: readonly Name[],
): Partial<Record<Name, FieldFault>> {
  const named = names.filter((name) =>
    fields.some(({ field }) => field === `values.${name}` || field.startsWith(`values.${name}[`)),
  );
  return Object.fromEntries(named.map((name) => [name, 'invalid' as const])) as Partial<Record<Name, FieldFault>>;
}
