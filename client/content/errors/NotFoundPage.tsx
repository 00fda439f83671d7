import type { ReactNode } from 'react';
import { carListPath, startPath } from '../../site/components/sitePaths.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { MessagePage } from './MessagePage.tsx';

/** Page for an unknown address. */
export function NotFoundPage(): ReactNode {
  const t = useTexts();
  const site = useSite();
  return (
    <MessagePage code="404" title={t('notFoundTitle')} text={t('notFoundText')}>
      <ButtonLink href={startPath(site)} variant="secondary">
        {t('notFoundLink')}
      </ButtonLink>
      {site.features.stock && (
        <ButtonLink href={carListPath(site, t)} variant="ghost">
          {t('carListTitle')}
        </ButtonLink>
      )}
    </MessagePage>
  );
}
