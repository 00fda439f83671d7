import { useId } from 'react';
import type { ReactNode } from 'react';
import './FormErrorSummary.css';

interface FormErrorSummaryProps {
  /** How many fields are to be mended. */
  title: string;
  /** The wrong fields in the form's order; `id` is that of the control. */
  fields: readonly { id: string; label: string }[];
}

/** Says above a form's fields which of them are wrong, with links to them. Nothing when none is. */
export function FormErrorSummary({ title, fields }: FormErrorSummaryProps): ReactNode {
  const titleId = useId();
  if (fields.length === 0) return null;
  return (
    <div className="form-summary form-wide" role="group" aria-labelledby={titleId} tabIndex={-1}>
      <p id={titleId}>
        <b>{title}</b>
      </p>
      <ul>
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
