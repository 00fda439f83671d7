import { useField } from 'react-final-form';
import type { FieldFault } from '../../../shared/forms/rules/contactRules.ts';
import { useLeadForm } from '../LeadFormContext.ts';
import type { RefusedValue } from '../LeadFormContext.ts';

interface LeadField<Value> {
  id: string;
  label: string;
  /** Text of its fault; undefined before a try, and without a fault. */
  error: string | undefined;
  value: Value;
  change: (value: Value) => void;
  /** Props of a text control or choice. */
  control: { name: string; value: string } & Pick<ReturnType<typeof useField>['input'], 'onChange' | 'onBlur'>;
}

/** A field of a LeadForm: its value, and its fault after the first try to send the form. */
export function useLeadField<Value = string>(name: string): LeadField<Value> {
  const { ids, labels, posted, faultText } = useLeadForm();
  const { input, meta } = useField<Value>(name, { parse: (typed: Value) => typed });
  const { value, onChange, onBlur } = input;
  const tried = meta.submitFailed === true || Object.keys(posted).length > 0;
  const error = tried ? (meta.error as FieldFault | undefined) : undefined;
  const fault = fieldFault(error, (meta.submitError as RefusedValue | undefined) ?? posted[name], value);
  return {
    id: `${ids}-${name}`,
    label: labels[name] ?? '',
    error: fault && faultText(name, fault),
    value,
    change: onChange,
    control: { name, value: String(value), onChange, onBlur },
  };
}

/** Fault of a value by the rules, else by the server, which refused this value and knows no other. */
export function fieldFault(
  error: FieldFault | undefined,
  refused: RefusedValue | undefined,
  value: unknown,
): FieldFault | undefined {
  return error ?? (refused && refused.value === value ? refused.fault : undefined);
}
