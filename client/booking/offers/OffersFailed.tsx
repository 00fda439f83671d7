import type { ReactNode } from 'react';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { useBookingFields } from '../bookingFields.ts';
import { announceFailure } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';

/** No offerings are available: support contact, and a retry button. */
export function OffersFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  const t = useTexts();
  const { supportMail } = useBookingFields();
  return (
    <Notice tone="error" ref={announceFailure} title={t('bookingFailedTitle')}>
      <p className="small">{t('bookingServerError')}</p>
      {supportMail && (
        <p className="small">
          <a className="notice-link" href={`mailto:${supportMail}`}>
            {supportMail}
          </a>
        </p>
      )}
      <Button variant="ghost" size="s" onClick={onRetry}>
        {t('bookingRetry')}
      </Button>
    </Notice>
  );
}
