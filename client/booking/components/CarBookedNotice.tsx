import type { ReactNode } from 'react';
import { phoneHref } from '../../../shared/kit/text/phoneHref.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { selectDraft, selectWorkshopDetails } from '../state/bookingState.ts';
import { refusedTexts } from '../texts/refusedTexts.ts';

/**
 * The car has another booking at the chosen time.
 * The notice gives no details of it: the booking may be another person's.
 */
export function CarBookedNotice({ onOtherTime }: { onOtherTime: () => void }): ReactNode {
  const t = useTexts(refusedTexts);
  const mailsLink = useSite().mailedBookings?.includes('workshop');
  const departmentId = useAppSelector((state) => selectDraft(state).location?.departmentId ?? '');
  const phone = useAppSelector((state) => selectWorkshopDetails(state)?.[departmentId]?.phone ?? '');
  return (
    <Notice tone="error" role="alert" title={t('contactCarBooked')}>
      <p className="small">
        {t('contactCarBookedText')} {mailsLink && t('contactCarBookedMail')}
      </p>
      {phone !== '' && (
        <p className="small">
          {t('contactCarBookedCall')}
          <a className="inline-link" href={phoneHref(phone)}>
            {phone}
          </a>
        </p>
      )}
      <Button variant="ghost" size="s" onClick={onOtherTime}>
        {t('contactCarBookedOther')}
      </Button>
    </Notice>
  );
}
