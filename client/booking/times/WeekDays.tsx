import { memo, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import {
  dayText,
  clockOf,
  shortDayText,
  shortWeekdayText,
  slotClockText,
  weekdayText,
} from '../../../shared/booking/times/timeTexts.ts';
import { isSameSlot } from '../../../shared/booking/times/weekRules.ts';
import type { WeekDay, WeekSlot } from '../../../shared/booking/times/weekRules.ts';
import type { TextKey } from '../../../shared/site/TextKey.ts';
import { useClockText } from '../../site/useClockText.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import '../../ui/calendar/TimeButton.css';
import { classNames } from '../../ui/classNames.ts';
import { Skeleton } from '../../ui/messages/Skeleton.tsx';
import { useMediaQuery } from '../../ui/hooks/useMediaQuery.ts';
import { nextSlot } from './nextSlot.ts';

interface WeekDaysProps {
  label: string;
  days: readonly WeekDay[];
  /** The first day whose times are not known yet. */
  knownUntil: string;
  /** Null when it is in another week. */
  chosen: WeekSlot | null;
  onChoose: (slot: WeekSlot) => void;
  /** The days contain only some kinds of times: an empty one need not be full. */
  limited: boolean;
  /** Shows every time of a day instead of only the first ones. */
  whole: boolean;
  onWhole: () => void;
}

/** Number of times of a day shown at first. */
const shownAtFirst = 8;

/**
 * The days of one week with their times.
 * The times are one Tab stop; the arrow keys move between them as they lie on the screen.
 */
export const WeekDays = memo(function WeekDays(props: WeekDaysProps): ReactNode {
  const { label, knownUntil, chosen, onChoose, onWhole } = props;
  const t = useTexts();
  const { locale } = useSite();
  const clockText = useClockText();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const inColumns = useMediaQuery('(min-width: 768px)', true);
  const whole = props.whole || (chosen !== null && !isEarly(chosen, props.days));
  const days = whole ? props.days : props.days.map((day) => ({ ...day, slots: day.slots.slice(0, shownAtFirst) }));
  const [focused, setFocused] = useState<WeekSlot | null>(null);
  const stop = focused ?? chosen ?? days.find(({ slots }) => slots.length > 0)?.slots[0] ?? null;
  const fullDay = days.flatMap(({ slots }) => slots).find(({ isFullDay }) => isFullDay);
  const [noteId, arrowsId] = [`${id}note`, `${id}arrows`];

  const slotText = (slot: WeekSlot): string => (slot.isFullDay ? t('weekFullDay') : clockText(clockOf(slot.timeSlot)));
  const move = (event: KeyboardEvent, from: WeekSlot): void => {
    const to = nextSlot(event.key, from, days, inColumns);
    if (!to) return;
    event.preventDefault();
    setFocused(to);
    group.current?.querySelector<HTMLElement>(`[data-slot="${slotKey(to)}"]`)?.focus();
  };

  return (
    <>
      <div ref={group} className="week-days" role="group" aria-label={label} aria-describedby={arrowsId}>
        {days.map((day) => (
          <div key={day.date} className={classNames('week-day', day.isWeekend && 'week-day-weekend')}>
            <p className="week-day-name">
              <span aria-hidden="true">
                {shortWeekdayText(day.date, locale)}
                <b>{shortDayText(day.date, locale)}</b>
              </span>
              <span className="visually-hidden">{`${weekdayText(day.date, locale)} ${dayText(day.date, locale)}`}</span>
            </p>
            {day.slots.length > 0 ? (
              <ul className="week-slots">
                {day.slots.map((slot) => (
                  <li key={slotKey(slot)}>
                    <button
                      type="button"
                      className="time-button week-slot"
                      data-slot={slotKey(slot)}
                      tabIndex={isSameSlot(slot, stop) ? 0 : -1}
                      aria-label={`${slotText(slot)}, ${weekdayText(day.date, locale)} ${dayText(day.date, locale)}`}
                      aria-pressed={isSameSlot(slot, chosen)}
                      aria-describedby={slot.isFullDay ? noteId : undefined}
                      onFocus={() => setFocused(slot)}
                      onKeyDown={(event) => move(event, slot)}
                      onClick={() => onChoose(slot)}
                    >
                      {slotText(slot)}
                    </button>
                  </li>
                ))}
              </ul>
            ) : day.date < knownUntil ? (
              <p className="week-none">{t(emptyDayKey(day, props.limited))}</p>
            ) : (
              <Skeleton shape="title" />
            )}
          </div>
        ))}
      </div>
      {!whole && props.days.some(({ slots }) => slots.length > shownAtFirst) && (
        <button type="button" className="text-link week-more" onClick={onWhole}>
          <span>{t('weekAllTimes')}</span>
        </button>
      )}
      {fullDay && (
        <p className="week-note" id={noteId}>
          {t('weekFullDayNote', { clock: slotClockText(fullDay.timeSlot, locale) })}
        </p>
      )}
      <p className="week-note week-arrows-note" id={arrowsId}>
        {t('weekArrows')}
      </p>
    </>
  );
});

/** Why a day has no times to show. */
function emptyDayKey({ isClosed, lacksAddon }: WeekDay, limited: boolean): TextKey {
  if (isClosed) return 'weekClosed';
  if (lacksAddon) return 'weekNoAddon';
  return limited ? 'weekNoneFits' : 'weekNoSlots';
}

/** True when a time is among those shown at first. */
function isEarly(slot: WeekSlot, days: readonly WeekDay[]): boolean {
  return days.some(({ slots }) => slots.slice(0, shownAtFirst).some((early) => isSameSlot(early, slot)));
}

function slotKey({ timeSlot, isFullDay }: WeekSlot): string {
  return isFullDay ? `${timeSlot} day` : timeSlot;
}
