import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { announceFailure } from '../../ui/messages/announce.ts';
import { MessagePanel } from '../../ui/messages/MessagePanel.tsx';
import { useTexts } from '../useSite.ts';

/** Message in place of a part of the page whose code failed. */
export function FailedPart(): ReactNode {
  const t = useTexts();
  return (
    <MessagePanel
      ref={announceFailure}
      tone="error"
      heading="h2"
      title={t('sectionErrorTitle')}
      text={t('sectionErrorText')}
    >
      <p className="message-panel-text">{t('sectionErrorHelp')}</p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        {t('sectionErrorButton')}
      </Button>
    </MessagePanel>
  );
}
