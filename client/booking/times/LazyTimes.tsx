import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../site/useSite.ts';
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts';
import { StepLoading } from '../frame/StepLoading.tsx';
import { TimesFailed } from './TimesFailed.tsx';
import type { WorkshopTimesProps } from './WorkshopTimes.tsx';

/** Loads the calendar's code; every opened workshop needs it. */
export const loadWorkshopTimes = async () => (await import('./WorkshopTimes.tsx')).WorkshopTimes;

/** Loads the code that requests free times, which comes with the calendar's. */
export const loadFreeTimes = () => import('../state/freeTimes.ts');

/** Free times of an opened workshop, once their code has loaded. They render after the frame of the press. */
export function LazyTimes(props: WorkshopTimesProps): ReactNode {
  const t = useTexts();
  const { Component, failed, retry } = useLazyComponent(loadWorkshopTimes);
  const isPressShown = useDeferredValue(true, false);
  if (Component && isPressShown) return <Component {...props} />;
  return failed ? <TimesFailed phone={props.phone} onRetry={retry} /> : <StepLoading label={t('bookingLoading')} />;
}
