import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { afterPaint } from './afterPaint.ts';

/** Sets whether the tab is in sight, in which no frame is painted from now on. */
function withoutFrames(visibility: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('afterPaint()', () => {
  it('works at once in a hidden tab', () => {
    withoutFrames('hidden');
    const work = jest.fn();
    afterPaint(work);
    jest.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('waits at most 400 ms for a frame of a visible tab', () => {
    withoutFrames('visible');
    const work = jest.fn();
    afterPaint(work);
    jest.advanceTimersByTime(399);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('works once when a frame is painted', () => {
    const work = jest.fn();
    afterPaint(work);
    jest.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
