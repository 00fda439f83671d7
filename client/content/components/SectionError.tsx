import type { ReactNode } from 'react';
import { useTranslate } from '../../site/useSite.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';

/** Stands in place of a section that failed. */
export function SectionError(): ReactNode {
  const t = useTranslate();
  return (
    <div className="wrap section">
      <ErrorPanel
        title={t('sectionErrorTitle')}
        text={t('sectionErrorText')}
        help={t('sectionErrorHelp')}
        actionLabel={t('sectionErrorButton')}
        onAction={() => window.location.reload()}
      />
    </div>
  );
}
