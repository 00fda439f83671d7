import type { ReactNode } from 'react';
import type { FreeTime } from '../../../shared/booking/BookingTypes.ts';
import { capitalized, timeText } from '../../../shared/booking/times/timeTexts.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { announceFailure } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';

interface OtherTimesProps {
  times: readonly FreeTime[];
  /** Name of the add-on that is out; "" when the time is taken. */
  addon: string;
  onChoose: (time: FreeTime) => void;
  /** Shows all workshops and times. */
  onOthers: () => void;
}

/** The time was taken meanwhile: the nearest free ones as buttons. */
export function OtherTimes({ times, addon, onChoose, onOthers }: OtherTimesProps): ReactNode {
  const t = useTexts();
  const { locale } = useSite();
  return (
    <Notice tone="error" ref={announceFailure} title={addon ? t('addonOut', { addon }) : t('contactTaken')}>
      <p className="small">{t(addon ? 'addonOutText' : 'contactTakenText')}</p>
      {times.length > 0 && (
        <>
          <p className="other-times-title">{t('contactFreeTimes')}</p>
          <ul className="other-times">
            {times.map((time) => (
              <li key={`${time.departmentId} ${time.timeSlot} ${String(time.isFullDay)}`}>
                <button type="button" className="other-time" onClick={() => onChoose(time)}>
                  <b>{capitalized(timeText(time.timeSlot, locale, time.isFullDay))}</b>
                  <span className="small">
                    {time.isFullDay ? `${t('weekFullDay')}, ${time.siteName}` : time.siteName}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="ghost" size="s" onClick={onOthers}>
        {t('contactNewTime')}
      </Button>
    </Notice>
  );
}
