import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import './MonthCalendar.css';
import {
  addMonths,
  fullDate,
  lastDayOf,
  monthGrid,
  monthName,
  monthOf,
  sameDayLater,
  weekdayNames,
} from '../../../shared/kit/time/monthGrid.ts';
import { classNames } from '../classNames.ts';
import { IconButton } from '../IconButton.tsx';
import type { MonthCalendarProps } from './MonthCalendarProps.ts';
import { announce } from '../messages/announce.ts';
import { addDays, weekdayOf } from '../../../shared/kit/time/zonedTime.ts';

const weeks = [0, 7, 14, 21, 28, 35];

/**
 * Calendar grid with one Tab stop for all days.
 * Arrow keys move by a day, Home and End to the ends of the week, Page Up and Page Down to the previous and next month.
 * Unavailable days get focus too, so that nothing is hidden from those who cannot see the grid.
 */
export function MonthCalendar(props: MonthCalendarProps): ReactNode {
  const { month, onMonth, chosen, onChoose, isAvailable, firstMonth, lastMonth, today, locale, texts } = props;
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const dates = monthGrid(month);
  const own = dates.filter((date) => monthOf(date) === month);
  const stop =
    [focused, chosen].find((date) => date !== null && monthOf(date) === month) ??
    own.find(isAvailable) ??
    (monthOf(today) === month ? today : own[0]);

  const awaitDay = useAwaitedDay(grid, month, focused);

  const moveByKey = (event: KeyboardEvent, from: string): void => {
    const to = nextDay(event.key, from);
    if (to === null) return;
    event.preventDefault();
    if (monthOf(to) < firstMonth || monthOf(to) > lastMonth) return;
    awaitDay(to);
    setFocused(to);
    if (monthOf(to) !== month) onMonth(monthOf(to));
  };

  const choose = (date: string): void => {
    if (!isAvailable(date)) return;
    setFocused(date);
    onChoose(date);
  };

  // Never `disabled`: at the last month the button just pressed would lose the focus.
  const arrow = (icon: 'arrowLeft' | 'arrow', label: string, months: number, ends: boolean): ReactNode => (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={ends}
      onClick={() => {
        if (ends) return;
        onMonth(addMonths(month, months));
        announce(monthName(addMonths(month, months), locale));
      }}
    />
  );

  return (
    <div className="month-calendar">
      <div className="month-calendar-head">
        {arrow('arrowLeft', texts.previousMonth, -1, month <= firstMonth)}
        <p className="month-calendar-title" id={titleId}>
          {monthName(month, locale)}
        </p>
        {arrow('arrow', texts.nextMonth, 1, month >= lastMonth)}
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of days is a table */}
      <table ref={grid} className="month-calendar-grid" role="grid" aria-labelledby={titleId}>
        <thead>
          <WeekdayRow locale={locale} />
        </thead>
        <tbody>
          {weeks.map((start) => {
            const days = dates.slice(start, start + 7);
            return (
              <tr key={start} aria-hidden={days.every((date) => monthOf(date) !== month) || undefined}>
                {days.map((date) =>
                  monthOf(date) === month ? (
                    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- implicit only in a grid
                    <td key={date} role="gridcell" aria-selected={date === chosen}>
                      <button
                        type="button"
                        className={classNames('month-calendar-day', isAvailable(date) && 'month-calendar-free')}
                        data-date={date}
                        tabIndex={date === stop ? 0 : -1}
                        aria-label={fullDate(date, locale) + (date === chosen ? `, ${texts.chosen}` : '')}
                        aria-current={date === today ? 'date' : undefined}
                        aria-disabled={!isAvailable(date)}
                        onFocus={() => setFocused(date)}
                        onKeyDown={(event) => moveByKey(event, date)}
                        onClick={() => choose(date)}
                      >
                        {dayNumber(date)}
                      </button>
                    </td>
                  ) : (
                    <td key={date} aria-hidden="true" aria-disabled="true">
                      <span className="month-calendar-day month-calendar-other">{dayNumber(date)}</span>
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="month-calendar-legend">{texts.available}</p>
    </div>
  );
}

/**
 * Focuses a day once its month is shown.
 * @returns function to call before the day's month is requested
 */
function useAwaitedDay(
  grid: RefObject<HTMLElement | null>,
  month: string,
  focused: string | null,
): (date: string) => void {
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    const date = awaited.current;
    if (date === null || monthOf(date) !== month) return;
    awaited.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  }, [grid, month, focused]);
  return (date) => {
    awaited.current = date;
  };
}

function WeekdayRow({ locale }: { locale: string }): ReactNode {
  const short = weekdayNames(locale, 'short');
  return (
    <tr>
      {weekdayNames(locale, 'long').map((name, index) => (
        <th key={name} scope="col" abbr={name}>
          <span aria-hidden="true">{short[index]?.slice(0, 3)}</span>
          <span className="visually-hidden">{name}</span>
        </th>
      ))}
    </tr>
  );
}

function dayNumber(date: string): string {
  return String(Number(date.slice(8)));
}

/**
 * Day that a key moves to in a grid with a month's weeks as rows; null for other keys.
 * Home and End stay in the month, because keys cannot reach the neighbouring months' days in the grid.
 */
function nextDay(key: string, from: string): string | null {
  const first = `${monthOf(from)}-01`;
  const last = lastDayOf(monthOf(from));
  const monday = addDays(from, -weekdayOf(from));
  const sunday = addDays(monday, 6);
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return monday < first ? first : monday;
    case 'End':
      return sunday > last ? last : sunday;
    case 'PageUp':
      return sameDayLater(from, -1);
    case 'PageDown':
      return sameDayLater(from, 1);
    default:
      return null;
  }
}
