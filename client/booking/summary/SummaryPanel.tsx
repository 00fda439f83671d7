import type { ReactNode } from 'react';
import './SummaryPanel.css';
import { useTranslate } from '../../site/useSite.ts';
import { SummaryContent } from './SummaryContent.tsx';

/** The summary beside the steps, on screens with room for it. */
export function SummaryPanel(): ReactNode {
  const t = useTranslate();
  return (
    <aside className="summary-panel" aria-label={t('bookingSummary')}>
      <h2 className="h3 summary-panel-title">{t('bookingSummary')}</h2>
      <SummaryContent />
    </aside>
  );
}
