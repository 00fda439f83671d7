import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { dayFirstDate, readDayFirstDate } from '../../../shared/forms/rules/dayFirstDate.ts';
import { desiredDates } from '../../../shared/forms/rules/serviceRequestRules.ts';
import { monthOf } from '../../../shared/kit/time/monthGrid.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { MonthCalendar } from '../../ui/calendar/MonthCalendar.tsx';
import { useToday } from './useToday.ts';

export interface OrderCalendarProps {
  /** Typed text: "26.11.2026". */
  value: string;
  onChange: (text: string) => void;
  /** Called once, when the days are there. */
  onShown?: () => void;
}

/** Calendar from today to a year ahead; it shows the month of a valid typed date. */
export function OrderCalendar({ value, onChange, onShown }: OrderCalendarProps): ReactNode {
  const t = useTexts();
  const { locale } = useSite();
  const today = useToday();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  useEffect(() => onShown?.(), []);
  const { first, last } = desiredDates(today);
  const typed = readDayFirstDate(value);
  const isAvailable = (date: string): boolean => date >= first && date <= last;
  const chosen = typed !== null && isAvailable(typed) ? typed : null;
  const [month, setMonth] = useState(monthOf(chosen ?? today));
  const [before, setBefore] = useState(chosen);
  if (chosen !== before) {
    setBefore(chosen);
    if (chosen) setMonth(monthOf(chosen));
  }
  return (
    <MonthCalendar
      month={month}
      onMonth={setMonth}
      chosen={chosen}
      onChoose={(date) => onChange(dayFirstDate(date))}
      isAvailable={isAvailable}
      firstMonth={monthOf(first)}
      lastMonth={monthOf(last)}
      today={today}
      locale={locale}
      texts={{
        previousMonth: t('orderPreviousMonth'),
        nextMonth: t('orderNextMonth'),
        available: t('orderDayFree'),
        chosen: t('orderDayChosen'),
      }}
    />
  );
}
