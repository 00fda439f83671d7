import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';
import { MonthCalendar } from './MonthCalendar.tsx';
import type { MonthCalendarProps } from './MonthCalendarProps.ts';

const free = ['2026-11-24', '2026-11-26', '2026-11-30', '2026-12-01'];
const onChoose = jest.fn<(date: string) => void>();

function Calendar(more: Partial<MonthCalendarProps>): ReactNode {
  const [month, setMonth] = useState('2026-11');
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <MonthCalendar
      month={month}
      onMonth={setMonth}
      chosen={chosen}
      onChoose={(date) => {
        onChoose(date);
        setChosen(date);
      }}
      isAvailable={(date) => free.includes(date)}
      firstMonth="2026-11"
      lastMonth="2027-02"
      today="2026-11-21"
      locale="sv"
      texts={{ previousMonth: 'Föregående månad', nextMonth: 'Nästa månad', available: 'Lediga dagar', chosen: 'vald' }}
      {...more}
    />
  );
}

function show(more: Partial<MonthCalendarProps> = {}) {
  onChoose.mockClear();
  render(<Calendar {...more} />);
  return userEvent.setup();
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const focusedName = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');
const days = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('button[data-date]')];

afterEach(cleanup);

describe('the calendar of a month', () => {
  it('is a grid of 42 days named by its month', () => {
    show();
    expect(screen.getByRole('grid', { name: 'november 2026' })).toBeTruthy();
    expect(document.querySelectorAll('tbody td')).toHaveLength(42);
    expect(screen.getAllByRole('columnheader').map((header) => header.getAttribute('abbr'))).toEqual([
      'måndag',
      'tisdag',
      'onsdag',
      'torsdag',
      'fredag',
      'lördag',
      'söndag',
    ]);
    expect([...document.querySelectorAll('th [aria-hidden]')].map(({ textContent }) => textContent)).toEqual([
      'mån',
      'tis',
      'ons',
      'tor',
      'fre',
      'lör',
      'sön',
    ]);
  });

  it('hides the days of other months', () => {
    show();
    expect(screen.getAllByRole('gridcell')).toHaveLength(30);
    expect(days()).toHaveLength(30);
    expect(document.querySelectorAll('td[aria-hidden="true"]')).toHaveLength(12);
  });

  it('lets only free days be chosen', async () => {
    const user = show();
    expect(button('torsdag 26 november 2026').getAttribute('aria-disabled')).toBe('false');
    expect(button('fredag 27 november 2026').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('fredag 27 november 2026'));
    expect(onChoose).not.toHaveBeenCalled();
    await user.click(button('torsdag 26 november 2026'));
    expect(onChoose.mock.calls).toEqual([['2026-11-26']]);
    const cell = button('torsdag 26 november 2026, vald').closest('td');
    expect(cell?.getAttribute('aria-selected')).toBe('true');
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
  });

  it('marks today', () => {
    show();
    expect(document.querySelector('[aria-current="date"]')).toBe(button('lördag 21 november 2026'));
  });

  it('stays within its ends', async () => {
    const user = show();
    expect(button('Föregående månad').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Föregående månad'));
    const next = button('Nästa månad');
    for (const name of ['december 2026', 'januari 2027', 'februari 2027', 'februari 2027']) {
      await user.click(next);
      expect(screen.getByRole('grid', { name })).toBeTruthy();
    }
    await expectSpoken('februari 2027');
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(next);
    await user.click(button('Föregående månad'));
    expect(screen.getByRole('grid', { name: 'januari 2027' })).toBeTruthy();
  });

  it('is a single tab stop', async () => {
    const user = show();
    const stops = (): (string | null)[] =>
      days()
        .filter(({ tabIndex }) => tabIndex === 0)
        .map((day) => day.getAttribute('data-date'));
    expect(stops()).toEqual(['2026-11-24']);
    await user.click(button('måndag 30 november 2026'));
    expect(stops()).toEqual(['2026-11-30']);
  });

  it('has a stop in a month without a free day too', async () => {
    const user = show();
    for (let month = 0; month < 2; month++) await user.click(button('Nästa månad'));
    await user.tab();
    expect(focusedName()).toBe('fredag 1 januari 2027');
  });

  it('is walked by keyboard', async () => {
    const user = show();
    act(() => button('tisdag 24 november 2026').focus());
    const steps: [string, string][] = [
      ['{ArrowRight}', 'onsdag 25 november 2026'],
      ['{ArrowUp}', 'onsdag 18 november 2026'],
      ['{Home}', 'måndag 16 november 2026'],
      ['{ArrowLeft}', 'söndag 15 november 2026'],
      ['{ArrowDown}', 'söndag 22 november 2026'],
      ['{PageDown}', 'tisdag 22 december 2026'],
      ['{End}', 'söndag 27 december 2026'],
      ['{ArrowDown}', 'söndag 3 januari 2027'],
      ['{Home}', 'fredag 1 januari 2027'],
      ['{ArrowLeft}', 'torsdag 31 december 2026'],
      ['{PageUp}', 'måndag 30 november 2026'],
      ['{ArrowRight}', 'tisdag 1 december 2026'],
    ];
    for (const [key, name] of steps) {
      await user.keyboard(key);
      expect(focusedName()).toBe(name);
    }
    await user.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([['2026-12-01']]);
    expect(focusedName()).toBe('tisdag 1 december 2026, vald');
  });

  it('stays where it is at the ends of its months', async () => {
    const user = show();
    const first = button('söndag 1 november 2026');
    act(() => first.focus());
    await user.keyboard('{ArrowLeft}{ArrowUp}{PageUp}x');
    expect(document.activeElement).toBe(first);
    expect(screen.getByRole('grid', { name: 'november 2026' })).toBeTruthy();
  });
});
