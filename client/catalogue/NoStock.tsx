import type { ReactNode } from 'react';
import { useSite, useTexts } from '../site/useSite.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/messages/EmptyState.tsx';
import type { IconName } from '../ui/iconShapes.ts';

/** Not-found page for cars or dealers on a site without stock. */
export function NoStock({ icon = 'car' }: { icon?: IconName }): ReactNode {
  const t = useTexts();
  const site = useSite();
  return (
    <div className="wrap section">
      <EmptyState
        icon={icon}
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={<ButtonLink href={site.basePath || '/'}>{t('notFoundLink')}</ButtonLink>}
      />
    </div>
  );
}
