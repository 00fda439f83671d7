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
import { LeadField } from '../fields/LeadField.tsx';
import { useLeadField } from '../fields/useLeadField.ts';
import { useLeadForm } from '../LeadFormContext.ts';
import { serviceTexts } from './serviceTexts.ts';
import { useToday } from './useToday.ts';

/**
 * The wished-for date: typed, or chosen in the calendar; without JavaScript in the browser's own.
 * @param opens the calendar opens below the field; else it is next to the form
 */
export function DateField({ opens }: { opens: boolean }): ReactNode {
  const { isScripted } = useLeadForm();
  return isScripted ? <TypedDate opens={opens} /> : <NativeDate />;
}

function NativeDate(): ReactNode {
  const { first, last } = desiredDates(useToday());
  return (
    <LeadField name="date" required>
      {({ value, onChange, ...control }) => (
        <input
          {...control}
          type="date"
          data-native
          min={first}
          max={last}
          value={readDayFirstDate(value) ?? ''}
          onChange={({ target }) => onChange(dayFirstDate(target.value))}
          suppressHydrationWarning // midnight may lie between the server's rendering and the browser's
        />
      )}
    </LeadField>
  );
}

function TypedDate({ opens }: { opens: boolean }): ReactNode {
  const t = useTexts(serviceTexts);
  const [open, setOpen] = useState(false);
  const calendar = useRef<HTMLDivElement>(null);
  const calendarId = useId();
  const { id, value, change } = useLeadField('date');
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
      <LeadField name="date" required>
        {(control) => (
          <div className="date-field">
            <input {...control} inputMode="numeric" autoComplete="off" placeholder={t('orderDateExample')} />
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
      </LeadField>
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
            onChange={(text) => {
              change(text);
              close();
            }}
          />
        </div>
      )}
    </>
  );
}

interface OrderCalendarProps {
  /** Typed text: "26.11.2026". */
  value: string;
  onChange: (text: string) => void;
}

/** Calendar from today to a year ahead; it shows the month of a valid typed date. */
export function OrderCalendar({ value, onChange }: OrderCalendarProps): ReactNode {
  const t = useTexts(serviceTexts);
  const { locale } = useSite();
  const today = useToday();
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
