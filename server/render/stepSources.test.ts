import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { stepSources } from './stepSources.ts';

describe('stepSources()', () => {
  it.each(['services', 'addons', 'workshop', 'contact', 'done'])('names files of the step %s', (step) => {
    const sources = stepSources('ServiceBooking', `?place=59.8,17.6&step=${step}`);
    expect(sources).toHaveLength(2);
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
  });

  it.each([
    ['ServiceBooking', ''],
    ['ServiceBooking', '?step=constructor'],
    ['BookingHeader', '?step=services'],
  ])('names nothing for %s at "%s"', (componentName, search) => {
    expect(stepSources(componentName, search)).toEqual([]);
  });
});
