import type { ReactNode } from 'react';
import { FormField } from './FormField.tsx';
import type { ControlProps, FormFieldProps } from './FormField.tsx';
import { useLeadField } from './useLeadField.ts';

interface LeadFieldProps extends Pick<FormFieldProps, 'note' | 'required' | 'wide'> {
  name: string;
  /** A text control or choice. */
  children: (control: ControlProps & ReturnType<typeof useLeadField>['control']) => ReactNode;
}

/** A text control or choice of a LeadForm, with its label and error. */
export function LeadField({ name, children, ...field }: LeadFieldProps): ReactNode {
  const { id, label, error, control } = useLeadField(name);
  return (
    <FormField id={id} label={label} error={error} {...field}>
      {(props) => children({ ...props, ...control })}
    </FormField>
  );
}
