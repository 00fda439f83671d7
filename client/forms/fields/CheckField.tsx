import type { ComponentProps, ReactNode } from 'react';
import './FormField.css';
import { Icon } from '../../ui/Icon.tsx';

/** A checkbox with its label. */
export function CheckField({
  label,
  ...box
}: { label: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'style'>): ReactNode {
  return (
    <label className="form-check">
      <input {...box} type="checkbox" className="form-check-box" />
      <span className="form-check-mark" aria-hidden="true">
        <Icon name="check" />
      </span>
      {label}
    </label>
  );
}
