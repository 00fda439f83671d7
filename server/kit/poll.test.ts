import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { handTimers } from '../../test/fixtures/feeds/feedFixtures.ts';
import { poll } from './poll.ts';

describe('poll()', () => {
  it('pauses after each run for the time that it returns', async () => {
    const timers = handTimers();
    poll(() => Promise.resolve(30), 10, timers.after);
    expect(timers.waiting).toEqual([10]);
    timers.fire(10);
    expect(timers.waiting).toEqual([]);
    await turn();
    expect(timers.waiting).toEqual([30]);
  });

  it('begins at once without a first pause', () => {
    const work = jest.fn(() => Promise.resolve(30));
    poll(work, 0, handTimers().after);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('replaces the pause on request', () => {
    const timers = handTimers();
    poll(() => Promise.resolve(30), 10, timers.after).runAfter(1);
    expect(timers.waiting).toEqual([1]);
  });

  it('ends after a run during which it was stopped', async () => {
    const timers = handTimers();
    const polling = poll(() => Promise.resolve(30), 10, timers.after);
    timers.fire(10);
    polling.stop();
    await turn();
    expect(timers.waiting).toEqual([]);
  });
});
