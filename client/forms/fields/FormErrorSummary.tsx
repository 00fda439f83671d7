import { useId } from 'react';
import type { ReactNode } from 'react';
import './FormErrorSummary.css';

interface FormErrorSummaryProps {
  /** Title with the number of wrong fields. */
  title: string;
  /** Wrong fields in form order; `id` is that of the control. */
  fields: readonly { id: string; label: string }[];
}

/** Summary above a form's fields with links to the wrong ones. Renders nothing without faults. */
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
