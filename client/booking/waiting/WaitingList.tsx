import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';

interface WaitingListProps {
  departmentId: string;
  /** Days without times, YYYY-MM-DD. */
  days: string[];
}

const loadForm = async () => (await import('./WaitingForm.tsx')).WaitingForm;

/** Offers the waiting list for days without times. */
export function WaitingList({ departmentId, days }: WaitingListProps): ReactNode {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <div className="waiting-list">
      {open ? (
        <LazyForm key={days.join()} departmentId={departmentId} days={days} />
      ) : (
        <Button variant="ghost" size="s" onClick={() => setOpen(true)}>
          {t('waitOpen')}
        </Button>
      )}
    </div>
  );
}

function LazyForm(props: WaitingListProps): ReactNode {
  const t = useTexts();
  const { Component, failed, retry } = useLazyComponent(loadForm);
  if (Component) return <Component {...props} />;
  return (
    <Button variant="ghost" size="s" busy={!failed} onClick={retry}>
      {t('waitOpen')}
    </Button>
  );
}
