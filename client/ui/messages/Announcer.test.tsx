import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { announce, announceFailure, announceShown } from './announce.ts';
import { Announcer } from './Announcer.tsx';
import { useAnnouncement } from './useAnnouncement.ts';

const region = (live: 'polite' | 'assertive', within: ParentNode = document.body): string =>
  within.querySelector(`[aria-live="${live}"]`)?.textContent ?? 'no region';
const pass = (ms: number): void => {
  act(() => jest.advanceTimersByTime(ms));
};

function Count({ text, waiting = false }: { text: string; waiting?: boolean }): ReactNode {
  useAnnouncement(text, { waiting });
  return null;
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<Announcer />);
});
afterEach(() => {
  pass(2000);
  cleanup();
  jest.useRealTimers();
});

describe('announce()', () => {
  it('speaks when the screen reader is idle, or at once', () => {
    announce('12 bilar visas');
    announce('Bokningen gick inte igenom', { urgent: true });
    expect(region('polite')).toBe('');
    pass(100);
    expect(region('polite')).toBe('12 bilar visas');
    expect(region('assertive')).toBe('Bokningen gick inte igenom');
  });

  it('joins texts of the same moment', () => {
    announce('Volvo V60 är vald.');
    pass(50);
    announce('2 bilar valda.');
    pass(100);
    expect(region('polite')).toBe('Volvo V60 är vald. 2 bilar valda.');
  });

  it('speaks a text once within a second', () => {
    announce('Kopierat');
    announce('Kopierat');
    pass(500);
    announce('Kopierat');
    pass(100);
    expect(region('polite')).toBe('Kopierat');
  });

  it('tells a later repetition apart', () => {
    announce('Kopierat');
    pass(1500);
    announce('Kopierat');
    pass(100);
    expect(region('polite')).toBe('Kopierat\u00a0');
  });

  it('leaves out a text that another replaces before it is spoken', () => {
    announce('Hämtar bilar');
    announce('3 bilar visas', { instead: 'Hämtar bilar' });
    pass(100);
    expect(region('polite')).toBe('3 bilar visas');
  });

  it('speaks inside an open dialog, behind which the page is inert', () => {
    const { container } = render(
      <dialog open>
        <Announcer />
      </dialog>,
    );
    announce('Filter borttaget');
    pass(100);
    expect(region('polite', container)).toBe('Filter borttaget');
    expect(region('polite')).toBe('');
  });
});

describe('useAnnouncement()', () => {
  it('is silent about the first text and speaks every change', () => {
    const { rerender } = render(<Count text="5 bilar visas" />);
    pass(100);
    expect(region('polite')).toBe('');
    rerender(<Count text="3 bilar visas" />);
    pass(100);
    expect(region('polite')).toBe('3 bilar visas');
  });

  it('is silent about a short wait', () => {
    const { rerender } = render(<Count text="5 bilar visas" />);
    rerender(<Count text="Hämtar bilar" waiting />);
    pass(900);
    rerender(<Count text="5 bilar visas" />);
    pass(100);
    expect(region('polite')).toBe('5 bilar visas');
    pass(1000);
    expect(region('polite')).toBe('5 bilar visas');
  });

  it('speaks of a long wait', () => {
    const { rerender } = render(<Count text="5 bilar visas" />);
    rerender(<Count text="Hämtar bilar" waiting />);
    pass(1100);
    expect(region('polite')).toBe('Hämtar bilar');
  });

  it('speaks a change of a component that is removed at once', () => {
    const { rerender, unmount } = render(<Count text="" />);
    rerender(<Count text="Sparad" />);
    unmount();
    pass(100);
    expect(region('polite')).toBe('Sparad');
  });
});

describe('an element that appears', () => {
  it('is spoken', () => {
    render(<p ref={announceShown}>Inga träffar</p>);
    pass(100);
    expect(region('polite')).toBe('Inga träffar');
  });

  it('is not spoken if it is gone at once', () => {
    render(<p ref={announceShown}>Hämtar</p>).unmount();
    pass(100);
    expect(region('polite')).toBe('');
  });

  it('is spoken at once with a failure', () => {
    render(<p ref={announceFailure}>Något gick fel</p>);
    pass(100);
    expect(region('assertive')).toBe('Något gick fel');
  });
});
