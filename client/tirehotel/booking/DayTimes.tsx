import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { capitalized, clockOf, dayText, weekdayText } from '../../../shared/booking/times/timeTexts.ts';
import { startTimes } from '../../../shared/tirehotel/wheelChangeRules.ts';
import { useClockText } from '../../site/useClockText.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import '../../ui/calendar/TimeButton.css';
import { Button } from '../../ui/Button.tsx';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';
import { announceFailure } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import type { WheelDay } from './useWheelTimes.ts';
import type { Translate } from '../../site/translate.ts';

interface DayTimesProps {
  day: WheelDay;
  /** Time as delivered; null before one is chosen. */
  chosen: string | null;
  onChoose: (time: string | null) => void;
  onOtherDate: () => void;
  onRetry: () => void;
  /** Message about a chosen time that another customer took; null without one. */
  taken: string | null;
}

/** The chosen day with its free times; one can be chosen, and released again. */
export function DayTimes({ day, chosen, onChoose, onOtherDate, onRetry, taken }: DayTimesProps): ReactNode {
  const t = useTexts();
  const { locale } = useSite();
  const clockText = useClockText();
  const section = useRef<HTMLElement>(null);
  const { date, times } = day;
  const dayName = `${weekdayText(date, locale)} ${dayText(date, locale)}`;
  const clocks = Array.isArray(times) ? startTimes(times) : [];

  useAnnouncement(statusText(t, times, clocks.length), { appears: true });
  // on a narrow screen the times are below the calendar
  useEffect(() => {
    if (times !== 'loading') section.current?.scrollIntoView({ block: 'nearest' });
  }, [times]);

  const giveBack = (): void => {
    onChoose(null);
    section.current?.querySelector<HTMLElement>('.time-button')?.focus();
  };

  return (
    <section ref={section} className="wheel-day" aria-label={t('wheelTimes', { date: dayName })}>
      <div className="wheel-day-head">
        <h2 className="h3">{capitalized(dayName)}</h2>
        <button type="button" className="text-link" onClick={onOtherDate}>
          <span>{t('wheelOtherDate')}</span>
        </button>
      </div>
      {taken !== null && (
        <div className="wheel-taken">
          <Notice tone="warning" heading="h3" focused title={t('wheelTaken')}>
            <p className="small">{taken}</p>
          </Notice>
        </div>
      )}
      {times === 'loading' && <p className="wheel-loading">{t('wheelTimesLoading')}</p>}
      {times === 'failed' && (
        <Notice tone="error" ref={announceFailure} title={t('wheelTimesFailed')}>
          <Button variant="ghost" size="s" onClick={onRetry}>
            {t('tireRetry')}
          </Button>
        </Notice>
      )}
      {clocks.length > 0 && Array.isArray(times) && (
        <ul className="wheel-times">
          {clocks.map((clock) => {
            const time = times.find((delivered) => clockOf(delivered) === clock) ?? null;
            return (
              <li key={clock}>
                <button
                  type="button"
                  className="time-button"
                  aria-pressed={time === chosen}
                  onClick={() => onChoose(time)}
                >
                  {clockText(clock)}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {Array.isArray(times) && clocks.length === 0 && <Notice title={t('wheelNoTimes')} />}
      {chosen !== null && (
        <button type="button" className="text-link" onClick={giveBack}>
          <span>{t('wheelOtherTime')}</span>
        </button>
      )}
    </section>
  );
}

function statusText(t: Translate, times: WheelDay['times'], count: number): string {
  if (times === 'loading') return t('wheelTimesLoading');
  if (times === 'failed') return '';
  if (count === 0) return t('wheelNoTimes');
  return t('wheelTimesFound', { count });
}
