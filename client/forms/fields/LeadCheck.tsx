import type { ComponentProps, ReactNode } from 'react';
import { CheckField } from './CheckField.tsx';
import { useLeadField } from './useLeadField.ts';

/** A checkbox of a LeadForm with its label. */
export function LeadCheck({ name, ...box }: { name: string } & ComponentProps<typeof CheckField>): ReactNode {
  const { value, change } = useLeadField<boolean>(name);
  return (
    <CheckField {...box} name={name} value="true" checked={value} onChange={({ target }) => change(target.checked)} />
  );
}
