import type { ReactNode } from 'react';
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { announceFailure } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { lateSummary, loadSummary } from './lateSummary.ts';
import { SummaryLoading } from './SummaryLoading.tsx';

/** The summary's content, with loading and error states. */
export function LazySummary(): ReactNode {
  const t = useTexts();
  const { Component, failed, retry } = useLazyComponent(loadSummary);
  const SummaryContent = lateSummary.SummaryContent ?? Component;
  if (SummaryContent) return <SummaryContent />;
  if (!failed) return <SummaryLoading />;
  return (
    <Notice tone="error" ref={announceFailure} title={t('bookingFailedTitle')}>
      <p className="small">{t('bookingStepNotLoadedText')}</p>
      <Button variant="ghost" size="s" onClick={retry}>
        {t('bookingRetry')}
      </Button>
    </Notice>
  );
}
