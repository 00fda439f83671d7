import type { ReactNode } from 'react';
import type { ManagedBooking } from '../../../shared/booking/BookingTypes.ts';
import { phoneHref } from '../../../shared/kit/text/phoneHref.ts';
import { useTexts } from '../../site/useSite.ts';
import { Notice } from '../../ui/messages/Notice.tsx';

/** Another person with the link, or another tab, changed the booking first. */
export function ChangedElsewhere({ booking: { state, phone } }: { booking: ManagedBooking }): ReactNode {
  const t = useTexts();
  if (state === 'booked') {
    return (
      <Notice tone="warning" heading="h3" focused title={t('manageChangedElsewhere')}>
        <p>{t('manageChangedElsewhereText')}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" heading="h3" focused title={t('manageCancelledElsewhere')}>
      <p>
        {t('manageCancelledElsewhereText')}
        <a className="inline-link" href={phoneHref(phone)}>
          {phone}
        </a>
      </p>
    </Notice>
  );
}
