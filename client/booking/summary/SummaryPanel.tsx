import type { ReactNode } from 'react';
import './SummaryPanel.css';
import { useTexts } from '../../site/useSite.ts';
import { Skeleton } from '../../ui/messages/Skeleton.tsx';
import { SummaryContent } from './SummaryContent.tsx';
import { bookingTexts } from '../texts/bookingTexts.ts';

/**
 * Summary next to the steps, on screens wide enough.
 * @param awaited true while the session's draft is unread and will not be empty
 */
export function SummaryPanel({ awaited }: { awaited: boolean }): ReactNode {
  const t = useTexts(bookingTexts);
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
