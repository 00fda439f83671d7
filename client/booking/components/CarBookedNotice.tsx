import type { ReactNode } from 'react';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { announceFailure } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { CallWorkshop } from './CallWorkshop.tsx';

/**
 * The car has another booking at the chosen time.
 * The notice gives no details of it: the booking may be another person's.
 */
export function CarBookedNotice({ onOtherTime }: { onOtherTime: () => void }): ReactNode {
  const t = useTexts();
  const mailsLink = useSite().mailedBookings?.includes('workshop');
  return (
    <Notice tone="error" ref={announceFailure} title={t('contactCarBooked')}>
      <p className="small">
        {t('contactCarBookedText')} {mailsLink && t('contactCarBookedMail')}
      </p>
      <CallWorkshop />
      <Button variant="ghost" size="s" onClick={onOtherTime}>
        {t('contactCarBookedOther')}
      </Button>
    </Notice>
  );
}
