import type { ReactNode } from 'react';
import { useAppSelector } from '../../framework/hooks.ts';
import { startPath } from '../../site/components/sitePaths.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { MessagePage } from './MessagePage.tsx';
import { failureTexts } from '../../site/texts/failureTexts.ts';

/** Error page for a page that cannot be shown at all. */
export function ErrorPage(): ReactNode {
  const t = useTexts(failureTexts);
  const site = useSite();
  const { path, search } = useAppSelector((state) => state.page.location);
  return (
    <MessagePage title={t('errorTitle')} text={t('errorText')}>
      <ButtonLink href={path + search} variant="secondary">
        {t('errorRetry')}
      </ButtonLink>
      <ButtonLink href={startPath(site)} variant="ghost">
        {t('toStartPage')}
      </ButtonLink>
    </MessagePage>
  );
}
