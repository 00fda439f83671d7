import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { stepSources } from './stepSources.ts';

describe('stepSources()', () => {
  it.each(['services', 'addons', 'workshop', 'contact', 'done'])('names files of the step %s', (step) => {
    const sources = stepSources('ServiceBooking', `?place=59.8,17.6&step=${step}`);
    expect(sources.length).toBeGreaterThanOrEqual(2);
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
  });

  it.each(['', '?step=car', '?step=constructor'])('names the first step at "%s"', (search) => {
    expect(stepSources('ServiceBooking', search)).toEqual(['client/booking/steps/StepCar.tsx']);
  });

  it('names nothing for other sections', () => {
    expect(stepSources('BookingHeader', '?step=services')).toEqual([]);
  });

  it('names modules that the browser loads on their own', () => {
    const client = readdirSync('client', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(`client/${file}`, 'utf8'))
      .join('\n');
    const names = ['', '?step=services', '?step=addons', '?step=workshop', '?step=contact', '?step=done'].flatMap(
      (search) => stepSources('ServiceBooking', search),
    );
    const isLoaded = (source: string): boolean => new RegExp(`import\\('[./\\w]*/${basename(source)}'\\)`).test(client);
    const unnamed = names.filter((source) => !isLoaded(source));
    expect(unnamed).toEqual([]);
  });
});
