import { useId } from 'react';
import type { ReactNode } from 'react';
import './FormErrorSummary.css';
import { useTexts } from '../../site/useSite.ts';

interface FormErrorSummaryProps {
  /** Wrong fields in form order; `id` is that of the control. */
  fields: readonly { id: string; label: string }[];
}

/** Summary above a form's fields: their number and links to the wrong ones. Renders nothing without faults. */
export function FormErrorSummary({ fields }: FormErrorSummaryProps): ReactNode {
  const t = useTexts();
  const titleId = useId();
  if (fields.length === 0) return null;
  return (
    <div className="form-summary form-wide" role="group" aria-labelledby={titleId}>
      <p id={titleId}>
        <b>{t('faultsToMend', { count: fields.length })}</b>
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
