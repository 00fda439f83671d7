/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { markKnownSizes } from './markKnownSizes.ts';

let box: HTMLDivElement;
let resized: () => void;

class FakeResizeObserver {
  constructor(heard: () => void) {
    resized = heard;
  }
  readonly observe = jest.fn();
  readonly disconnect = jest.fn();
}
const widthOf = (px: number): void => {
  Object.defineProperty(box, 'clientWidth', { value: px, configurable: true });
};
const marked = (): number => box.querySelectorAll('[data-size-known]').length;

beforeEach(() => {
  jest.useFakeTimers();
  box = document.createElement('div');
  box.innerHTML = '<p></p><p></p>';
  widthOf(900);
  Object.assign(window, { ResizeObserver: FakeResizeObserver });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('children whose sizes are known', () => {
  it('are those that have stood for a while', () => {
    const stop = markKnownSizes(box);
    jest.advanceTimersByTime(599);
    expect(marked()).toBe(0);
    jest.advanceTimersByTime(1);
    expect(marked()).toBe(2);
    stop();
  });

  it('are none when it ends before', () => {
    markKnownSizes(box)();
    jest.advanceTimersByTime(600);
    expect(marked()).toBe(0);
  });

  it('are measured again only when their box gets another width', () => {
    const stop = markKnownSizes(box);
    jest.advanceTimersByTime(600);
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
