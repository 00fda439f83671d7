import type { ReactNode } from 'react';
import './FormField.css';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useRequired } from '../../ui/fields/useRequired.ts';

export interface FormFieldProps {
  /** Id of the control. */
  id: string;
  label: string;
  /** Note next to the label: "(optional)". */
  note?: string;
  required?: boolean;
  /** Fault, and how to correct it. */
  error?: string | undefined;
  /** Purpose of the field, below the control. */
  hint?: string | undefined;
  /** As wide as the form. */
  wide?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** Props that connect a control with its label and error, and say whether it is required. */
export interface ControlProps {
  id: string;
  className: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  required?: true;
  'aria-required'?: true;
}

/** A control with its label above and any error below. */
export function FormField(props: FormFieldProps): ReactNode {
  const { id, label, note, hint, error, required = false, wide = false, children } = props;
  const needed = useRequired();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const wrong = error ? { 'aria-invalid': true as const } : {};
  const describedBy = [...(error ? [errorId] : []), ...(hint ? [hintId] : [])].join(' ');
  const described = describedBy ? { 'aria-describedby': describedBy } : {};
  return (
    <div className={classNames('form-field', wide && 'form-wide')}>
      <label htmlFor={id} className="form-label">
        {label}
        {note && <span className="form-note"> {note}</span>}
      </label>
      {children({ id, className: 'form-control', ...(required && needed), ...wrong, ...described })}
      {hint && (
        <p className="form-hint small muted" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="form-error" id={errorId}>
          <Icon name="warning" size="s" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
