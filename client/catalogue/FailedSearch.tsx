import type { ReactNode } from 'react';
import { CallUs } from '../site/components/CallUs.tsx';
import { startPath } from '../site/components/sitePaths.ts';
import { useSite, useTexts } from '../site/useSite.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { MessagePanel } from '../ui/messages/MessagePanel.tsx';

export interface FailedSearchProps {
  title: string;
  /** Address of the same search. */
  retryHref: string;
}

/** Replacement of a list whose search failed: another try, the phone, the start page. Works without JavaScript. */
export function FailedSearch({ title, retryHref }: FailedSearchProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  return (
    <MessagePanel tone="error" title={title} text={t('carListErrorHelp')}>
      <div className="row">
        <ButtonLink variant="secondary" href={retryHref} data-scroll="keep">
          {t('errorRetry')}
        </ButtonLink>
        <ButtonLink variant="ghost" href={startPath(site)}>
          {t('toStartPage')}
        </ButtonLink>
      </div>
      <CallUs />
    </MessagePanel>
  );
}
