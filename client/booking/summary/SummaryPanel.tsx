import type { ReactNode } from 'react';
import './SummaryPanel.css';
import { useTranslate } from '../../site/useSite.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SummaryContent } from './SummaryContent.tsx';

/**
 * The summary beside the steps, on screens with room for it. `awaited`: the session's draft is not read yet, and there
 * will be something to sum up.
 */
export function SummaryPanel({ awaited }: { awaited: boolean }): ReactNode {
  const t = useTranslate();
  return (
    <aside className="summary-panel" aria-label={t('bookingSummary')}>
      <h2 className="h3 summary-panel-title">{t('bookingSummary')}</h2>
      {awaited ? (
        <div aria-hidden="true">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton short />
        </div>
      ) : (
        <SummaryContent />
      )}
    </aside>
  );
}
