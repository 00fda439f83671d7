import type { ReactNode } from 'react';
import type { TireLocation } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { announceFailure } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { WorkshopContacts } from '../components/WorkshopContacts.tsx';
import type { WheelOutcome } from './submitWheelChange.ts';

interface WheelOutcomeNoticeProps {
  outcome: WheelOutcome | null;
  location: TireLocation;
}

/** Notice about an attempt that has certainly booked nothing; renders nothing without one. */
export function WheelOutcomeNotice({ outcome, location }: WheelOutcomeNoticeProps): ReactNode {
  const t = useTexts();
  const mailsLink = useSite().mailedBookings?.includes('wheelChange');
  if (outcome?.kind === 'carBooked') {
    return (
      <Notice tone="error" ref={announceFailure} title={t('wheelCarBooked')}>
        <p className="small">
          {t('wheelCarBookedText')} {mailsLink && t('wheelCarBookedMail')}
        </p>
        <WorkshopContacts location={location} />
      </Notice>
    );
  }
  if (outcome?.kind === 'notSent') {
    return (
      <Notice tone="error" ref={announceFailure} title={t('wheelNotSent')}>
        <p className="small">{t('wheelNotSentText')}</p>
      </Notice>
    );
  }
  if (outcome?.kind === 'refused' || outcome?.kind === 'notBooked') {
    const text = outcome.kind === 'refused' ? outcome.message || t('tireFailed') : t('wheelNotBooked');
    return (
      <Notice tone="error" ref={announceFailure} title={t('wheelRefused')}>
        <p className="small wheel-refusal">{text}</p>
      </Notice>
    );
  }
  return null;
}
