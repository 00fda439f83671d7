import { useState } from 'react';
import type { ReactNode } from 'react';
import './SummaryPanel.css';
import { useTexts } from '../../site/useSite.ts';
import { useMediaQuery } from '../../ui/hooks/useMediaQuery.ts';
import { LazySummary } from './LazySummary.tsx';
import { lateSummary, wideScreen } from './lateSummary.ts';
import { SummaryLoading } from './SummaryLoading.tsx';

/**
 * Summary next to the steps, on screens wide enough.
 * @param awaited true while the session's draft is unread and will not be empty
 */
export function SummaryPanel({ awaited }: { awaited: boolean }): ReactNode {
  const t = useTexts();
  return (
    <aside className="summary-panel" aria-label={t('bookingSummary')}>
      <h2 className="h3 summary-panel-title">{t('bookingSummary')}</h2>
      {awaited ? <SummaryLoading /> : <PanelContent />}
    </aside>
  );
}

/** The server and a wide screen have the code before hydration; a phone, which hides the panel, loads none. */
function PanelContent(): ReactNode {
  const [hasCode] = useState(() => lateSummary.SummaryContent !== undefined);
  const wide = useMediaQuery(wideScreen, false);
  if (hasCode || wide) return <LazySummary />;
  // hydration keeps the server's content
  return <div className="summary" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
