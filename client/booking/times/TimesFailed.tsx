import type { ReactNode } from 'react';
import { PhoneLink } from '../../site/components/PhoneLink.tsx';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { announceFailure } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';

interface TimesFailedProps {
  /** Phone of the workshop; "" when unknown. */
  phone: string;
  onRetry: () => void;
}

/** Free times could not be loaded, which does not mean that the workshop is full. */
export function TimesFailed({ phone, onRetry }: TimesFailedProps): ReactNode {
  const t = useTexts();
  return (
    <Notice tone="error" ref={announceFailure} title={t('weekFailed')}>
      <p className="small">
        {t(phone === '' ? 'weekFailedText' : 'weekFailedCall')}
        {phone !== '' && <PhoneLink className="inline-link num" phone={phone} />}
      </p>
      <Button variant="ghost" size="s" onClick={onRetry}>
        {t('workshopRetry')}
      </Button>
    </Notice>
  );
}
