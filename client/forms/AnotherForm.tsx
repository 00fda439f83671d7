import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useLeadForm } from './LeadFormContext.ts';

/** Below the confirmation of a form: starts over with an empty one. */
export function AnotherForm({ label }: { label: string }): ReactNode {
  const { action, onAnother } = useLeadForm();
  const look = { variant: 'ghost', size: 's' } as const;
  return onAnother ? (
    <Button {...look} onClick={onAnother}>
      {label}
    </Button>
  ) : (
    <ButtonLink {...look} href={action}>
      {label}
    </ButtonLink>
  );
}
