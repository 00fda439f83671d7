import type { ReactNode } from 'react';
import { useTranslate } from '../../site/useSite.ts';
import { Notice } from '../../ui/Notice.tsx';

/** That a change has not come through, or that nobody knows. */
export function ChangeFaultNotice({ fault }: { fault: 'unknown' | 'tooMany' }): ReactNode {
  const t = useTranslate();
  return (
    <Notice tone="error" role="alert" title={fault === 'unknown' ? t('manageUnknown') : t('manageTooMany')}>
      <p>{fault === 'unknown' ? t('manageUnknownText') : t('manageTooManyText')}</p>
    </Notice>
  );
}
