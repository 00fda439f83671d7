import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import './DateField.css';
import { dayFirstDate, readDayFirstDate } from '../../../shared/forms/rules/dayFirstDate.ts';
import { desiredDates } from '../../../shared/forms/rules/serviceRequestRules.ts';
import { monthOf } from '../../../shared/kit/time/monthGrid.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { MonthCalendar } from '../../ui/calendar/MonthCalendar.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { FormField } from '../fields/FormField.tsx';
import { serviceFieldId } from './serviceFields.ts';
import { serviceTexts } from './serviceTexts.ts';

export interface DateFieldProps {
  /** Typed text: "26.11.2026". */
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  /** Date in the site's time zone, "2026-11-26". */
  today: string;
  /** True when the calendar opens below the field; else it is next to the form. */
  opens: boolean;
}

/** The wished-for date: typed, or chosen in the calendar. */
export function DateField({ value, onChange, error, today, opens }: DateFieldProps): ReactNode {
  const t = useTexts(serviceTexts);
  const [open, setOpen] = useState(false);
  const calendar = useRef<HTMLDivElement>(null);
  const calendarId = useId();
  const id = serviceFieldId('date');
  const pressed = open && opens;
  // the button shows its press before the days render
  const shown = useDeferredValue(pressed) && pressed;
  useEffect(() => {
    if (!shown) return;
    calendar.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus({ preventScroll: true });
    calendar.current?.scrollIntoView({ block: 'center' });
  }, [shown]);
  const close = (): void => {
    setOpen(false);
    document.getElementById(id)?.focus();
  };
  return (
    <>
      <FormField id={id} label={t('orderDate')} error={error} required>
        {(field) => (
          <div className="date-field">
            <input
              {...field}
              name="date"
              value={value}
              onChange={(event) => onChange(event.target.value)}
              inputMode="numeric"
              autoComplete="off"
              placeholder={t('orderDateExample')}
            />
            {opens ? (
              <IconButton
                bare
                icon="calendar"
                label={t(pressed ? 'orderCloseCalendar' : 'orderOpenCalendar')}
                aria-expanded={pressed}
                aria-controls={shown ? calendarId : undefined}
                onClick={() => setOpen(!open)}
              />
            ) : (
              <Icon name="calendar" className="date-field-icon" />
            )}
          </div>
        )}
      </FormField>
      {shown && (
        // Escape comes from the days and buttons inside
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          className="date-field-calendar form-wide"
          id={calendarId}
          ref={calendar}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        >
          <OrderCalendar
            value={value}
            today={today}
            onChange={(text) => {
              onChange(text);
              close();
            }}
          />
        </div>
      )}
    </>
  );
}

/** Calendar from today to a year ahead; it shows the month of a valid typed date. */
export function OrderCalendar({
  value,
  onChange,
  today,
}: Pick<DateFieldProps, 'value' | 'onChange' | 'today'>): ReactNode {
  const t = useTexts(serviceTexts);
  const { locale } = useSite();
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
