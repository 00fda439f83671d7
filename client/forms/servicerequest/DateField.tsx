import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import './DateField.css';
import { dayFirstDate, readDayFirstDate } from '../../../shared/forms/rules/dayFirstDate.ts';
import { desiredDates } from '../../../shared/forms/rules/serviceRequestRules.ts';
import { whenUsed } from '../../browser/whenUsed.ts';
import { useTexts } from '../../site/useSite.ts';
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LeadField } from '../fields/LeadField.tsx';
import { useLeadField } from '../fields/useLeadField.ts';
import { useLeadForm } from '../LeadFormContext.ts';
import type { OrderCalendarProps } from './OrderCalendar.tsx';
import { useToday } from './useToday.ts';

const loadCalendar = async () => (await import('./OrderCalendar.tsx')).OrderCalendar;

/** The calendar, once its code has loaded. The date can be typed without it. */
export function DateCalendar(props: OrderCalendarProps): ReactNode {
  const { Component } = useLazyComponent(loadCalendar);
  return Component && <Component {...props} />;
}

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
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const calendar = useRef<HTMLDivElement>(null);
  const calendarId = useId();
  const { id, value, change } = useLeadField('date');
  const pressed = open && opens;
  // the button shows its press before the days render
  const shown = useDeferredValue(pressed) && pressed;
  useEffect(() => whenUsed(() => void loadCalendar().catch(() => undefined)), []); // opening it tries again
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
          <DateCalendar
            value={value}
            onShown={() => {
              calendar.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus({ preventScroll: true });
              calendar.current?.scrollIntoView({ block: 'center' });
            }}
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
