import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslate } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StepLoading } from './StepLoading.tsx';

/** Steps that have arrived, by their loader: shown again they are there at once. */
const arrived = new Map<() => Promise<ComponentType>, ComponentType>();

/** A step whose code is fetched when it is to show; says so while it is under way, and when it does not come. */
export function LazyStep({ load }: { load: () => Promise<ComponentType> }): ReactNode {
  const t = useTranslate();
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<'waiting' | 'failed'>('waiting');
  const [, setCount] = useState(0);
  const Step = arrived.get(load);

  useEffect(() => {
    if (arrived.has(load)) return undefined;
    let gone = false;
    load().then(
      (component) => {
        arrived.set(load, component);
        if (!gone) setCount((count) => count + 1);
      },
      () => {
        if (!gone) setOutcome('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [load, attempt]);

  if (Step) return <Step />;
  if (outcome === 'waiting') return <StepLoading label={t('bookingLoading')} />;
  return (
    <Notice tone="error" role="alert" title={t('bookingStepNotLoaded')}>
      <p className="small">{t('bookingStepNotLoadedText')}</p>
      <Button
        variant="ghost"
        size="s"
        onClick={() => {
          setOutcome('waiting');
          setAttempt(attempt + 1);
        }}
      >
        {t('bookingRetry')}
      </Button>
    </Notice>
  );
}
