/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { markKnownSizes } from './markKnownSizes.ts';

let box: HTMLDivElement;
let ruler: HTMLDivElement;
let resized: () => void;

let observed: Element | undefined;

class FakeResizeObserver {
  constructor(heard: () => void) {
    resized = heard;
  }
  observe(element: Element): void {
    observed = element;
  }
  readonly disconnect = jest.fn();
}
const widthOf = (px: number): void => {
  Object.defineProperty(ruler, 'clientWidth', { value: px, configurable: true });
};
const marked = (): number => box.querySelectorAll('[data-size-known]').length;

beforeEach(() => {
  jest.useFakeTimers();
  box = document.createElement('div');
  box.innerHTML = '<p></p><p></p>';
  ruler = document.createElement('div');
  widthOf(900);
  Object.assign(window, { ResizeObserver: FakeResizeObserver });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('children whose sizes are known', () => {
  it('are those that have stood for a while', () => {
    const stop = markKnownSizes(box, ruler);
    jest.advanceTimersByTime(599);
    expect(marked()).toBe(0);
    jest.advanceTimersByTime(1);
    expect(marked()).toBe(2);
    stop();
  });

  it('are none when it ends before', () => {
    markKnownSizes(box, ruler)();
    jest.advanceTimersByTime(600);
    expect(marked()).toBe(0);
  });

  it('are measured again only when the ruler gets another width', () => {
    const stop = markKnownSizes(box, ruler);
    jest.advanceTimersByTime(600);
    expect(observed === ruler).toBe(true);
    resized();
    jest.advanceTimersByTime(1);
    expect(marked()).toBe(2);
    widthOf(1200);
    resized();
    jest.advanceTimersByTime(1);
    expect(marked()).toBe(0);
    jest.advanceTimersByTime(600);
    expect(marked()).toBe(2);
    stop();
  });
});
