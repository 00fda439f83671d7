import type { ReactNode } from 'react';
import { useTranslate } from '../../site/useSite.ts';
import { Skeleton } from '../../ui/messages/Skeleton.tsx';

/** Placeholder while the booking loads; hidden without JavaScript. */
export function BookingLoading(): ReactNode {
  const t = useTranslate();
  return (
    <div className="managed-loading" role="status">
      <span className="visually-hidden">{t('manageLoading')}</span>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton short />
    </div>
  );
}
