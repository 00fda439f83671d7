import type { FieldFault } from '../../shared/forms/rules/contactRules.ts';
import type { LeadRefusedError } from '../../shared/forms/LeadGateway.ts';

/**
 * Fields of a form that a refusal names; empty when the visitor cannot correct the cause.
 * A refused recipient is none of them: forms offer only recipients of the site.
 */
export function refusedFields<Name extends string>(
  { fields }: LeadRefusedError,
  names: readonly Name[],
): Partial<Record<Name, FieldFault>> {
  const named = names.filter(
    (name) =>
      name !== 'siteEmail' &&
      fields.some(({ field }) => field === `values.${name}` || field.startsWith(`values.${name}[`)),
  );
  return Object.fromEntries(named.map((name) => [name, 'invalid' as const])) as Partial<Record<Name, FieldFault>>;
}
