import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import '../texts/workshopTexts.ts';
import './WeekView.css';
import {
  batchesNeeded,
  isSameSlot,
  shownWeeks,
  weekDays,
  weekIndex,
  weekNumber,
  weekStart,
} from '../../../shared/booking/weekRules.ts';
import type { WeekSlot } from '../../../shared/booking/weekRules.ts';
import { dateOf, dayText } from '../../../shared/booking/timeTexts.ts';
import { useSite, useTranslate } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import type { FreeTimes } from '../useFreeTimes.ts';
import { useNextFreeWeek } from '../useNextFreeWeek.ts';
import { TimesFailed } from './TimesFailed.tsx';
import { WeekDays } from './WeekDays.tsx';

export interface WeekViewProps {
  /** The first day with times, YYYY-MM-DD; its week is the first one. */
  from: string;
  /** The last day that can be booked, YYYY-MM-DD; its week is the last one. */
  until: string;
  times: FreeTimes;
  chosen: WeekSlot | null;
  onChoose: (slot: WeekSlot) => void;
  /** The workshop's; "" when it is not known. */
  phone: string;
  /** Shows how to wait for one of these days, which have no times. */
  waitFor?: (days: string[]) => ReactNode;
}

/** The free times of a workshop, a week at a time: seven columns, or a list of days where that is too wide. */
export function WeekView({ from, until, times, chosen, onChoose, phone, waitFor }: WeekViewProps): ReactNode {
  const t = useTranslate();
  const { locale } = useSite();
  const { days, knownUntil, failed, needBatches } = times;
  const weeks = weekIndex(from, until) + 1;
  const [week, setWeek] = useState(() => (chosen ? Math.min(weekIndex(from, dateOf(chosen.timeSlot)), weeks - 1) : 0));
  const [whole, setWhole] = useState(false);
  const monday = weekStart(from, week);
  const shown = weekDays(monday, days);
  const sunday = shown.at(-1)?.date ?? monday;
  const numberOf = (index: number): number => weekNumber(weekStart(from, index));
  const number = numberOf(week);
  const count = shown.reduce((sum, day) => sum + day.slots.length, 0);
  const known = knownUntil > sunday || knownUntil > until;
  const lacking = failed && !known;
  const fullDays = shown.filter(({ canWait }) => canWait).map(({ date }) => date);
  const view = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState(0);
  const seek = useNextFreeWeek({
    times,
    from,
    until,
    sunday,
    onFound: (next) => {
      setWeek(next);
      setFound(found + 1);
    },
  });
  const needed = batchesNeeded(week, weeks);

  useEffect(() => needBatches(needed), [needed, needBatches]);
  // the button that was pressed is gone
  useEffect(() => {
    if (found > 0) view.current?.querySelector<HTMLElement>('.week-slot[tabindex="0"]')?.focus();
  }, [found]);
  useEffect(() => {
    if (seek.inVain) view.current?.focus();
  }, [seek.inVain]);

  const retry = (): void => {
    view.current?.focus();
    times.retry();
  };
  const turnTo = (index: number): void => {
    seek.stop();
    setWeek(Math.min(Math.max(index, 0), weeks - 1));
  };
  const turnByKey = (event: KeyboardEvent): void => {
    const by = { PageDown: 1, PageUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turnTo(week + by);
  };
  const end = t('weekUntil', { date: dayText(until, locale) });
  const state = (): string => {
    if (lacking) return ''; // its notice is an alert
    if (!known || seek.running) return t('weekLoading');
    return [t('weekCount', { week: number, count }), seek.inVain && t('weekNoneLater'), week === weeks - 1 && end]
      .filter(Boolean)
      .join(' ');
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons inside
    <div className="week-view" ref={view} tabIndex={-1} onKeyDown={turnByKey}>
      <div className="week-head">
        <div className="week-chips" role="group" aria-label={t('weekChoose')}>
          {shownWeeks(week, weeks).map((index) => (
            <Chip
              key={index}
              aria-pressed={index === week}
              aria-label={t('weekSpokenName', { week: numberOf(index) })}
              onClick={() => turnTo(index)}
            >
              {t('weekName', { week: numberOf(index) })}
            </Chip>
          ))}
        </div>
        <div className="week-arrows">
          <IconButton
            icon="arrowLeft"
            label={t('weekPrevious')}
            disabled={week === 0}
            onClick={() => turnTo(week - 1)}
          />
          <IconButton
            icon="arrow"
            label={t('weekNext')}
            disabled={week === weeks - 1}
            onClick={() => turnTo(week + 1)}
          />
        </div>
      </div>
      {lacking ? (
        <TimesFailed phone={phone} onRetry={retry} />
      ) : (
        <WeekDays
          key={monday}
          label={t('weekTimes', { week: number })}
          days={shown}
          knownUntil={known ? weekStart(from, week + 1) : knownUntil}
          chosen={shown.some(({ slots }) => slots.some((slot) => isSameSlot(slot, chosen))) ? chosen : null}
          onChoose={onChoose}
          whole={whole}
          onWhole={() => setWhole(true)}
        />
      )}
      {known && count === 0 && week < weeks - 1 && !seek.inVain && !seek.failed && (
        <Button variant="ghost" size="s" className="week-next-free" busy={seek.running} onClick={seek.start}>
          {t('weekNextFree')}
        </Button>
      )}
      {known && fullDays.length > 0 && waitFor?.(fullDays)}
      {seek.failed && <TimesFailed phone={phone} onRetry={retry} />}
      {known && seek.inVain && <p className="week-note">{t('weekNoneLater')}</p>}
      {known && (seek.inVain || week === weeks - 1) && <p className="week-note">{end}</p>}
      <LiveRegion message={state()} />
    </div>
  );
}
