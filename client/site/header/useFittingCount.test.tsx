import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useFittingCount } from './useFittingCount.ts';

let room = 308;
let entryWidth = 100;
let measured = 0;
let observed: () => void = () => undefined;
let fontsLoaded: () => void = () => undefined;

/** jsdom has no layout: every entry is 100 px wide, and reading the list's width counts as measuring. */
beforeEach(() => {
  room = 308;
  entryWidth = 100;
  measured = 0;
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => entryWidth);
  jest.spyOn(HTMLUListElement.prototype, 'clientWidth', 'get').mockImplementation(() => {
    measured += 1;
    return room;
  });
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      observed = () => callback([], this);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  const ready = new Promise<void>((resolve) => (fontsLoaded = resolve));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready } });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function List({ count }: { count: number }): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFittingCount(list, count, 80);
  return (
    <ul ref={list} data-fitting={fitting}>
      {Array.from({ length: count }, (_, at) => (
        <li key={at}>{at}</li>
      ))}
    </ul>
  );
}

const shown = (): string | undefined => document.querySelector('ul')?.dataset['fitting'];
const resize = (times: number, every: number): void => {
  for (let time = 0; time < times; time += 1) {
    observed();
    act(() => jest.advanceTimersByTime(every));
  }
};

it('fits all entries where there is room', () => {
  render(<List count={3} />);
  expect(shown()).toBe('3');
});

it('leaves some to the last entry where there is no room', () => {
  render(<List count={4} />);
  expect(shown()).toBe('2');
});

it('measures once for ten resizes within 50 ms', () => {
  render(<List count={4} />);
  const before = measured;
  resize(10, 5);
  expect(measured - before).toBe(1);
  act(() => jest.advanceTimersByTime(244));
  expect(measured - before).toBe(1);
  act(() => jest.advanceTimersByTime(2));
  expect(measured - before).toBe(2);
  act(() => jest.advanceTimersByTime(1000));
  expect(measured - before).toBe(2);
});

const loadFonts = (width: number): Promise<void> =>
  act(async () => {
    entryWidth = width;
    fontsLoaded();
    await Promise.resolve();
  });

it.each([
  { late: 'narrower', fallback: 78, font: 76, before: 2, after: 2 },
  { late: 'much narrower', fallback: 78, font: 60, before: 2, after: 4 },
  { late: 'wider', fallback: 117, font: 120, before: 2, after: 2 },
  { late: 'much wider', fallback: 117, font: 130, before: 2, after: 1 },
])('fits $after entries when a late font is $late', async ({ fallback, font, before, after }) => {
  entryWidth = fallback;
  room = 322;
  render(<List count={4} />);
  expect(shown()).toBe(String(before));
  await loadFonts(font);
  expect(shown()).toBe(String(after));
});

it('fits more entries when the row gets wider', () => {
  render(<List count={4} />);
  room = 500;
  resize(1, 300);
  expect(shown()).toBe('4');
});

it('fits the entries of a fresh page after a window was dragged wider', () => {
  window.innerWidth = 500;
  render(<List count={4} />);
  for (let step = 0; step < 112; step += 1) {
    room += 1;
    window.innerWidth += 1;
    resize(1, 16);
  }
  act(() => jest.advanceTimersByTime(250));
  expect(room).toBe(420); // four entries and three gaps need 412
  expect(shown()).toBe('4');
});

it('measures no more once the list is gone', () => {
  const { unmount } = render(<List count={4} />);
  observed();
  unmount();
  const before = measured;
  act(() => jest.advanceTimersByTime(1000));
  expect(measured).toBe(before);
});
