import type { ReactNode } from 'react';
import './FormField.css';
import { trapField } from '../../../shared/forms/FormPost.ts';
import { useLeadField } from './useLeadField.ts';

/** Honeypot field, hidden from people: a value was written by a bot. */
export function TrapField({ label }: { label: string }): ReactNode {
  const { id, control } = useLeadField(trapField);
  return (
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input {...control} id={id} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
