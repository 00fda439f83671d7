import type { ComponentType, ReactNode } from 'react';
import { useAppSelector } from '../../framework/hooks.ts';
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { announceFailure } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { selectRestored } from '../state/bookingState.ts';
import { StepLoading } from './StepLoading.tsx';
import { bookingTexts } from '../texts/bookingTexts.ts';

/**
 * A step whose code loads when it is first shown, with loading and error states.
 * It shows once the session's draft is read, because it loads data for the draft's car.
 */
export function LazyStep({ load }: { load: () => Promise<ComponentType> }): ReactNode {
  const t = useTexts(bookingTexts);
  const restored = useAppSelector(selectRestored);
  const { Component, failed, retry } = useLazyComponent(load);
  if (Component && restored) return <Component />;
  if (!failed) return <StepLoading label={t('bookingLoading')} />;
  return (
    <Notice tone="error" ref={announceFailure} title={t('bookingStepNotLoaded')}>
      <p className="small">{t('bookingStepNotLoadedText')}</p>
      <Button variant="ghost" size="s" onClick={retry}>
        {t('bookingRetry')}
      </Button>
    </Notice>
  );
}
