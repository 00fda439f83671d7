import { useState } from 'react';
import type { ReactNode } from 'react';
import { dayText, shortTimeText } from '../../../shared/booking/times/timeTexts.ts';
import { unbroken } from '../../../shared/kit/text/unbroken.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { KindTime } from './useKindTimes.ts';
import type { FirstTimeOutcome } from '../state/freeTimes.ts';

interface FirstTimeProps {
  siteName: string;
  /** First free time of any kind; null when it was refused. */
  first: string | null;
  /** First time of the wanted kinds; null when every kind is wanted. */
  kindTime: KindTime | null;
  /** Chooses a time. */
  onTake: (timeSlot: string) => Promise<FirstTimeOutcome>;
  /** Called when the time cannot be chosen. */
  onMissed: (outcome: Exclude<FirstTimeOutcome, 'chosen'>) => void;
}

/** A workshop's first matching time as a button; or the reason why there is none. */
export function FirstTime({ siteName, first, kindTime, onTake, onMissed }: FirstTimeProps): ReactNode {
  const t = useTexts();
  const { locale } = useSite();
  const [taking, setTaking] = useState(false);
  const timeSlot = kindTime === null ? first : typeof kindTime === 'object' ? kindTime.slot?.timeSlot : undefined;

  const take = async (slot: string): Promise<void> => {
    setTaking(true);
    const outcome = await onTake(slot);
    if (outcome === 'chosen') return;
    setTaking(false);
    onMissed(outcome);
  };

  if (timeSlot) {
    return (
      <button
        type="button"
        className="workshop-card-first"
        aria-busy={taking || undefined}
        aria-disabled={taking || undefined}
        onClick={taking ? undefined : () => void take(timeSlot)}
      >
        <Icon name="clock" size="s" />
        {t(kindTime ? 'workshopFirstFits' : 'workshopFirstTime', { time: unbroken(shortTimeText(timeSlot, locale)) })}
        <span className="visually-hidden">{`, ${siteName}`}</span>
        <Icon name="arrow" size="s" />
      </button>
    );
  }
  if (kindTime === null) return null;
  return (
    <p className="workshop-card-none small muted">
      {typeof kindTime === 'object'
        ? t('workshopNoneFits', { date: dayText(kindTime.until, locale) })
        : t(kindTime === 'loading' ? 'workshopFitsLoading' : 'weekFailed')}
    </p>
  );
}
