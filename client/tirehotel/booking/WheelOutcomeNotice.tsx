import type { ReactNode } from 'react';
import '../texts/tireTexts.ts';
import '../texts/wheelChangeTexts.ts';
import { phoneAddress } from '../../../shared/catalogue/dealerRules.ts';
import { useTranslate } from '../../site/useSite.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { WheelOutcome } from './submitWheelChange.ts';

interface WheelOutcomeNoticeProps {
  outcome: WheelOutcome | null;
  /** Nobody knows what came of an attempt, this one or an earlier one. */
  unknown: boolean;
  /** Of the workshop. */
  phone: string;
}

/** What came of an attempt that did not book; nothing while there is nothing to say. */
export function WheelOutcomeNotice({ outcome, unknown, phone }: WheelOutcomeNoticeProps): ReactNode {
  const t = useTranslate();
  if (unknown) {
    return (
      <Notice tone="warning" role="alert" title={t('wheelUnknown')}>
        <p className="small">{t('wheelUnknownText')}</p>
        <CallWorkshop phone={phone} />
      </Notice>
    );
  }
  if (outcome?.kind === 'carBooked') {
    return (
      <Notice tone="error" role="alert" title={t('wheelCarBooked')}>
        <p className="small">{t('wheelCarBookedText')}</p>
        <CallWorkshop phone={phone} />
      </Notice>
    );
  }
  if (outcome?.kind === 'notSent') {
    return (
      <Notice tone="error" role="alert" title={t('wheelNotSent')}>
        <p className="small">{t('wheelNotSentText')}</p>
      </Notice>
    );
  }
  if (outcome?.kind === 'refused') {
    return (
      <Notice tone="error" role="alert" title={t('wheelRefused')}>
        <p className="small wheel-refusal">{outcome.message || t('tireFailed')}</p>
      </Notice>
    );
  }
  return null;
}

function CallWorkshop({ phone }: { phone: string }): ReactNode {
  const t = useTranslate();
  if (phone === '') return null;
  return (
    <p className="small">
      {t('wheelCall')}
      <a className="inline-link" href={phoneAddress(phone)}>
        {phone}
      </a>
    </p>
  );
}
