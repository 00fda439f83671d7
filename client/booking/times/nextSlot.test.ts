import { describe, expect, it } from '@jest/globals';
import { weekDays } from '../../../shared/booking/times/weekRules.ts';
import { nextSlot } from './nextSlot.ts';

const days = weekDays('2026-11-23', [
  { date: '2026-11-23', availableSlots: ['08:00', '09:30', '13:00'], allDaySlotAvailable: false },
  { date: '2026-11-25', availableSlots: ['07:30'], allDaySlotAvailable: false },
  { date: '2026-11-26', availableSlots: ['08:00', '11:00'], allDaySlotAvailable: false },
]);
const at = (timeSlot: string) => ({ timeSlot, isFullDay: false });
const from = (key: string, time: string, inColumns: boolean): string | undefined =>
  nextSlot(key, at(`2026-11-${time}:00`), days, inColumns)?.timeSlot.slice(8, 16);

describe('keys between times', () => {
  it('go down a column into the next day with times', () => {
    expect(from('ArrowDown', '23T08:00', true)).toBe('23T09:30');
    expect(from('ArrowDown', '23T13:00', true)).toBe('25T07:30');
    expect(from('ArrowUp', '25T07:30', true)).toBe('23T13:00');
  });

  it('go across to the same place of the next day with times', () => {
    expect(from('ArrowRight', '23T13:00', true)).toBe('25T07:30');
    expect(from('ArrowLeft', '26T11:00', true)).toBe('25T07:30');
  });

  it('are the other way round in a list of days', () => {
    expect(from('ArrowRight', '23T08:00', false)).toBe('23T09:30');
    expect(from('ArrowDown', '23T09:30', false)).toBe('25T07:30');
  });

  it('stay at the ends', () => {
    expect(from('ArrowUp', '23T08:00', true)).toBe('23T08:00');
    expect(from('ArrowRight', '26T08:00', true)).toBe('26T08:00');
  });

  it('go to either end with Home or End', () => {
    expect(from('Home', '26T08:00', true)).toBe('23T08:00');
    expect(from('End', '23T08:00', true)).toBe('26T11:00');
  });

  it('ignore other keys', () => {
    expect(from('Enter', '23T08:00', true)).toBeUndefined();
  });
});
