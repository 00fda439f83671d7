import type { ReactNode } from 'react';
import '../../ui/messages/MessagePanel.css';
import { useTexts } from '../useSite.ts';
import { ErrorPanel } from '../../ui/messages/ErrorPanel.tsx';
import { Icon } from '../../ui/Icon.tsx';

export interface SectionErrorProps {
  /** Name of the failed component; null when it means nothing to the reader. */
  name: string | null;
}

/** Fallback for a failed section, or a failed component inside one. */
export function SectionError({ name }: SectionErrorProps): ReactNode {
  const t = useTexts();
  return (
    <div className="wrap section">
      {name === null ? (
        <ErrorPanel
          title={t('sectionErrorTitle')}
          text={t('sectionErrorText')}
          help={t('sectionErrorHelp')}
          actionLabel={t('sectionErrorButton')}
          onAction={() => window.location.reload()}
        />
      ) : (
        <div className="message-panel message-panel-quiet">
          <Icon name="info" className="message-panel-icon" />
          <p className="message-panel-title">{name}</p>
          <p className="message-panel-text">{t('componentError')}</p>
        </div>
      )}
    </div>
  );
}
