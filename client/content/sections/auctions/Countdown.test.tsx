import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import type { AppState } from '../../../app/store.ts';
import type { Fields } from '../../../../shared/content/ContentTypes.ts';
import '../../../../test/fixtures/pages/textEncoder.ts';
import { emptyEditedFields, renderSection } from '../../../../test/fixtures/pages/renderSection.tsx';
import { Countdown } from './Countdown.tsx';

const fields: Fields = {
  Title: { value: 'Vinterrean slutar snart' },
  Text: { value: 'Fri vinterhjulsuppsättning.' },
  TargetDate: { value: '2024-01-02T01:01:02Z' },
  ExpiredText: { value: 'Rean är slut' },
  Link: { value: { href: '/bilar', text: 'Se bilarna' } },
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2024-01-01T00:00:00.400Z') });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const shown = (): string[] => [...document.querySelectorAll('[role=timer] b')].map((number) => number.textContent);
const pass = (ms: number): void => act(() => jest.advanceTimersByTime(ms));
const hiddenParts = (): (string | null)[] =>
  [...document.querySelectorAll('[data-hidden=true]')].map((part) => part.textContent);

describe('Countdown', () => {
  it('counts down each second', () => {
    renderSection(Countdown, fields);
    expect(shown()).toEqual(['01', '01', '01', '02']);
    pass(599);
    expect(shown()).toEqual(['01', '01', '01', '02']);
    pass(1);
    expect(shown()).toEqual(['01', '01', '01', '01']);
    pass(1000);
    expect(shown()).toEqual(['01', '01', '01', '00']);
    pass(1000);
    expect(shown()).toEqual(['01', '01', '00', '59']);
  });

  it('is named by its title without announcing itself', () => {
    renderSection(Countdown, fields);
    const timer = screen.getByRole('timer', { name: 'Vinterrean slutar snart' });
    expect(timer.getAttribute('aria-live')).toBeNull();
    expect(timer.textContent).toContain('01 dag');
  });

  it('shows its text for afterwards when it reaches zero', () => {
    renderSection(Countdown, { ...fields, TargetDate: { value: '2024-01-01T00:00:02Z' } });
    expect(shown()).toEqual(['00', '00', '00', '02']);
    expect(hiddenParts()).toEqual(['Rean är slut']);
    pass(2000);
    expect(shown()).toEqual(['0', '0', '0', '0']);
    expect(hiddenParts()).toEqual(['Vinterrean slutar snartFri vinterhjulsuppsättning.Se bilarna']);
    expect(jest.getTimerCount()).toBe(0);
    pass(60_000);
    expect(shown()).toEqual(['0', '0', '0', '0']);
  });

  it('keeps its words after the end when there are none for that time', () => {
    renderSection(Countdown, { ...fields, TargetDate: { value: '2020-01-01' }, ExpiredText: { value: '' } });
    expect(screen.getByRole('link', { name: 'Se bilarna' }).getAttribute('href')).toBe('/bilar');
    expect(hiddenParts()).toEqual(['']);
  });

  it('ends at the first moment of a day in the time zone of the site', () => {
    const inStockholm = (state: AppState): AppState => ({
      ...state,
      site: { ...state.site, context: { ...state.site.context, timeZone: 'Europe/Stockholm' } },
    });
    renderSection(Countdown, { ...fields, TargetDate: { value: '2024-01-02' } }, { state: inStockholm });
    expect(shown()).toEqual(['00', '23', '00', '00']);
  });

  it('is left out without a date', () => {
    const { container } = renderSection(Countdown, { ...fields, TargetDate: { value: 'soon' } });
    expect(container.innerHTML).toBe('');
  });

  it('is never left out for an editor', () => {
    renderSection(Countdown, emptyEditedFields('Title', 'Text', 'ExpiredText', 'Link'), { editing: true });
    expect(shown()).toEqual(['–', '–', '–', '–']);
    expect(screen.getAllByText('[No text in field]')).toHaveLength(4);
  });

  it('leaves no timer behind', () => {
    renderSection(Countdown, fields).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
