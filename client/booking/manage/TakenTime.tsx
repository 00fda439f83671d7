import type { ReactNode } from 'react';
import type { FreeTime } from '../../../shared/booking/BookingTypes.ts';
import { capitalized, timeText } from '../../../shared/booking/times/timeTexts.ts';
import type { WeekSlot } from '../../../shared/booking/times/weekRules.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Chip } from '../../ui/Chip.tsx';
import { announceFailure } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';

export interface TakenTimeProps {
  /** Times at the same workshop. */
  times: readonly FreeTime[];
  onChoose: (slot: WeekSlot) => void;
  /** Name of the add-on that is out; "" when the time is taken. */
  addon: string;
  /** Title and text of the notice without `addon`. Default: another customer took the time. */
  title?: string;
  text?: string;
}

/** The new time was taken meanwhile: the nearest free ones as buttons. */
export function TakenTime({ times, addon, onChoose, title, text }: TakenTimeProps): ReactNode {
  const t = useTexts();
  const { locale } = useSite();
  return (
    <Notice tone="error" ref={announceFailure} title={addon ? t('addonOut', { addon }) : (title ?? t('manageTaken'))}>
      <p>{addon ? t('addonOutText') : (text ?? t('manageTakenText'))}</p>
      {times.length > 0 && (
        <ul className="managed-free-times" aria-label={t('manageFreeTimes')}>
          {times.map(({ timeSlot, isFullDay }) => (
            <li key={`${timeSlot} ${String(isFullDay)}`}>
              <Chip onClick={() => onChoose({ timeSlot, isFullDay })}>
                {capitalized(timeText(timeSlot, locale, isFullDay))}
                {isFullDay && `, ${t('weekFullDay').toLowerCase()}`}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
