import { describe, expect, it } from '@jest/globals';
import type { DayHours, OpeningSchedule } from '../../../shared/catalogue/dealers/openingHours.ts';
import { parseOpeningSchedule } from '../../../shared/catalogue/dealers/openingHoursText.ts';
import { createTranslate } from '../../site/translate.ts';
import { openText } from './openText.ts';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';

const t = createTranslate(dictionaryTexts('sv'), 'sv-SE');
const daily = (...hours: DayHours[number][]): OpeningSchedule => ({ week: Array<DayHours>(7).fill(hours), days: [] });
const weekly = (...week: DayHours[]): OpeningSchedule => ({ week, days: [] });
const sales = daily([540, 1080]);
const nightWorkshop = daily([420, 1500]);

/** Opening text in Stockholm at a time of a day, by default a Monday. */
function said(schedules: OpeningSchedule[], time: string, date = '2026-11-23'): string {
  return openText(
    schedules,
    Date.parse(`${date}T${time}:00+01:00`),
    { timeZone: 'Europe/Stockholm', locale: 'sv-SE' },
    t,
  ).text;
}

describe('what is said of being open', () => {
  it('is until when it is open else when it opens next', () => {
    expect(said([sales], '12:00')).toBe('Öppet till 18:00');
    expect(said([sales], '08:59')).toBe('Stängt, öppnar 09:00');
    expect(said([sales], '18:00')).toBe('Stängt, öppnar i morgon 09:00');
    expect(said([weekly([], [], [], [[600, 840]], [], [], [])], '12:00')).toBe('Stängt, öppnar på torsdag 10:00');
    expect(said([weekly([], [], [], [], [], [], [])], '12:00')).toBe('Stängt');
    expect(said([daily([0, 1440])], '12:00')).toBe('Öppet dygnet runt');
    expect(said([daily([960, 1440])], '18:00')).toBe('Öppet till 24:00');
  });

  it('is neither open nor closed on a day by appointment', () => {
    const byAppointment = parseOpeningSchedule({
      openinghours: [
        { day: 'Måndag', displayText: 'Enligt avtal' },
        { day: 'Tisdag', displayText: '9–18' },
      ],
      deviationdays: [{ day: '2026-11-24', displayText: 'Inventering: enligt avtal' }],
    });
    const schedules = byAppointment ? [byAppointment] : [];
    expect(said(schedules, '12:00')).toBe('Enligt avtal');
    expect(said(schedules, '12:00', '2026-11-24')).toBe('Enligt avtal');
    expect(said(schedules, '12:00', '2026-11-25')).toBe('Stängt, öppnar på tisdag 09:00');
    expect(said([sales, ...schedules], '08:00')).toBe('Stängt, öppnar 09:00');
    expect(said([sales, ...schedules], '12:00')).toBe('Öppet till 18:00');
  });

  it('prefers the main department while it is open', () => {
    expect(said([sales, nightWorkshop], '12:00')).toBe('Öppet till 18:00');
    expect(said([sales, nightWorkshop], '19:00')).toBe('Öppet till 01:00');
    expect(said([sales, nightWorkshop], '03:00')).toBe('Stängt, öppnar 07:00');
  });
});
