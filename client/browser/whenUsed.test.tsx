import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { whenUsed } from './whenUsed.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'userActivation');
});

function setActive(hasBeenActive: boolean): void {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });
}

it('whenUsed() acts once at the first input', () => {
  setActive(false);
  const act = jest.fn();
  whenUsed(act);
  expect(act).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('scroll'));
  expect(act).toHaveBeenCalledTimes(1);
});

describe('whenUsed() with a time of rest', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    setActive(false);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('does not act during the first press', () => {
    const act = jest.fn();
    whenUsed(act, 300);
    window.dispatchEvent(new Event('touchstart'));
    jest.advanceTimersByTime(299);
    expect(act).not.toHaveBeenCalled();
  });

  it('acts after the first press', () => {
    const act = jest.fn();
    whenUsed(act, 300);
    window.dispatchEvent(new Event('touchstart'));
    jest.advanceTimersByTime(300);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('waits for the end of further inputs', () => {
    const act = jest.fn();
    whenUsed(act, 300);
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(200);
    window.dispatchEvent(new Event('touchstart'));
    jest.advanceTimersByTime(299);
    expect(act).not.toHaveBeenCalled();
  });

  it('acts once for any number of inputs', () => {
    const act = jest.fn();
    whenUsed(act, 300);
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(300);
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(300);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does not act when it is cancelled meanwhile', () => {
    const act = jest.fn();
    const cancel = whenUsed(act, 300);
    window.dispatchEvent(new Event('touchstart'));
    cancel();
    jest.advanceTimersByTime(300);
    expect(act).not.toHaveBeenCalled();
  });
});

it('whenUsed() does not act after it is cancelled', () => {
  setActive(false);
  const act = jest.fn();
  whenUsed(act)();
  window.dispatchEvent(new Event('keydown'));
  expect(act).not.toHaveBeenCalled();
});

it.each([
  ['used already', () => setActive(true)],
  ['of a browser that does not say', () => undefined],
])('whenUsed() acts at once on a page %s', (_page, prepare) => {
  prepare();
  const act = jest.fn();
  whenUsed(act);
  expect(act).toHaveBeenCalledTimes(1);
});
