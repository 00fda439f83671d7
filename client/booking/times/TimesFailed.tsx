import type { ReactNode } from 'react';
import '../texts/timesTexts.ts';
import { phoneAddress } from '../../../shared/catalogue/dealers/dealerRules.ts';
import { useTranslate } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';

interface TimesFailedProps {
  /** Phone of the workshop; "" when unknown. */
  phone: string;
  onRetry: () => void;
}

/** Free times could not be loaded, which does not mean that the workshop is full. */
export function TimesFailed({ phone, onRetry }: TimesFailedProps): ReactNode {
  const t = useTranslate();
  return (
    <Notice tone="error" role="alert" title={t('weekFailed')}>
      <p className="small">
        {t(phone === '' ? 'weekFailedText' : 'weekFailedCall')}
        {phone !== '' && (
          <a className="inline-link num" href={phoneAddress(phone)}>
            {phone}
          </a>
        )}
      </p>
      <Button variant="ghost" size="s" onClick={onRetry}>
        {t('workshopRetry')}
      </Button>
    </Notice>
  );
}
