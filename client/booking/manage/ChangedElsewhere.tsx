import type { ReactNode } from 'react';
import type { ManagedBooking } from '../../../shared/booking/BookingTypes.ts';
import { PhoneLink } from '../../site/components/PhoneLink.tsx';
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
        <PhoneLink className="inline-link" phone={phone} />
      </p>
    </Notice>
  );
}
