import type { ReactNode } from 'react';
import { useTexts } from '../../site/useSite.ts';
import { Skeleton } from '../../ui/messages/Skeleton.tsx';
import { announceShown } from '../../ui/messages/announce.ts';

/** Placeholder while the booking loads; hidden without JavaScript. */
export function BookingLoading(): ReactNode {
  const t = useTexts();
  return (
    <div className="managed-loading" ref={announceShown}>
      <span className="visually-hidden">{t('manageLoading')}</span>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton short />
    </div>
  );
}
