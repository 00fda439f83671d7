import { useEffect, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import '../texts/workshopTexts.ts';
import './WeekView.css';
import type { DayAvailability } from '../../../shared/booking/BookingTypes.ts';
import {
  batchesNeeded,
  isSameSlot,
  shownWeeks,
  weekDays,
  weekIndex,
  weekNumber,
  weeksAhead,
  weekStart,
} from '../../../shared/booking/weekRules.ts';
import type { WeekSlot } from '../../../shared/booking/weekRules.ts';
import { dateOf } from '../../../shared/booking/timeTexts.ts';
import { useTranslate } from '../../site/useSite.ts';
import { Chip } from '../../ui/Chip.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { WeekDays } from './WeekDays.tsx';

export interface WeekViewProps {
  /** The first day with times, YYYY-MM-DD; its week is the first one. */
  from: string;
  /** What is known so far. */
  days: readonly DayAvailability[];
  /** The first day of which nothing is known yet. */
  knownUntil: string;
  chosen: WeekSlot | null;
  onChoose: (slot: WeekSlot) => void;
  /** Asks for so many batches of four weeks, counted from the first; told again whenever more are needed. */
  onNeedBatches: (count: number) => void;
}

/** The free times of a workshop, a week at a time: seven columns, or a list of days where that is too wide. */
export function WeekView({ from, days, knownUntil, chosen, onChoose, onNeedBatches }: WeekViewProps): ReactNode {
  const t = useTranslate();
  const [week, setWeek] = useState(() => (chosen ? weekIndex(from, dateOf(chosen.timeSlot)) : 0));
  const [whole, setWhole] = useState(false);
  const monday = weekStart(from, week);
  const shown = weekDays(monday, days);
  const numberOf = (index: number): number => weekNumber(weekStart(from, index));
  const number = numberOf(week);
  const count = shown.reduce((sum, day) => sum + day.slots.length, 0);
  const known = knownUntil > (shown.at(-1)?.date ?? '');
  const needed = batchesNeeded(week);

  useEffect(() => onNeedBatches(needed), [needed, onNeedBatches]);

  const turnBy = (weeks: number): void => setWeek(Math.min(Math.max(week + weeks, 0), weeksAhead - 1));
  const turnByKey = (event: KeyboardEvent): void => {
    const weeks = { PageDown: 1, PageUp: -1 }[event.key];
    if (weeks === undefined) return;
    event.preventDefault();
    turnBy(weeks);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons inside
    <div className="week-view" onKeyDown={turnByKey}>
      <div className="week-head">
        <div className="week-chips" role="group" aria-label={t('weekChoose')}>
          {shownWeeks(week).map((index) => (
            <Chip
              key={index}
              aria-pressed={index === week}
              aria-label={t('weekSpokenName', { week: numberOf(index) })}
              onClick={() => setWeek(index)}
            >
              {t('weekName', { week: numberOf(index) })}
            </Chip>
          ))}
        </div>
        <div className="week-arrows">
          <IconButton icon="arrowLeft" label={t('weekPrevious')} disabled={week === 0} onClick={() => turnBy(-1)} />
          <IconButton icon="arrow" label={t('weekNext')} disabled={week === weeksAhead - 1} onClick={() => turnBy(1)} />
        </div>
      </div>
      <WeekDays
        key={monday}
        label={t('weekTimes', { week: number })}
        days={shown}
        knownUntil={knownUntil}
        chosen={shown.some(({ slots }) => slots.some((slot) => isSameSlot(slot, chosen))) ? chosen : null}
        onChoose={onChoose}
        whole={whole}
        onWhole={() => setWhole(true)}
      />
      <LiveRegion message={known ? t('weekCount', { week: number, count }) : t('weekLoading')} />
    </div>
  );
}
