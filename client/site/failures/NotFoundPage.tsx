import type { ReactNode } from 'react';
import { useAppSelector } from '../../framework/hooks.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { carListPath, startPath } from '../components/sitePaths.ts';
import { useSite, useTexts } from '../useSite.ts';
import { MessagePage } from './MessagePage.tsx';

/** Page for an unknown address. Its load may give a reason as the description, and words to search for. */
export function NotFoundPage(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const reason = useAppSelector(({ page }) => page.head.description);
  const words = useAppSelector(({ carList }) => carList.unknownWords);
  return (
    <MessagePage mark="404" title={t('notFoundTitle')} text={reason || t('notFoundText')} search={words}>
      {site.features.stock && <ButtonLink href={carListPath(site, t)}>{t('carListTitle')}</ButtonLink>}
      <ButtonLink href={startPath(site)} variant={site.features.stock ? 'ghost' : 'primary'}>
        {t('notFoundLink')}
      </ButtonLink>
    </MessagePage>
  );
}
