import { formatDate } from '../../../shared/kit/format/formatDate.ts';
import { addDays, wallClock, wallTime, weekdayOf } from '../../../shared/kit/time/zonedTime.ts';
import { parseMoment } from './parseMoment.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const weekly = /^([a-z]+day) (\d{1,2}):(\d\d)$/;
const week = 7 * 24 * 60 * 60 * 1000;

interface WeeklyTime {
  /** 0 for Monday to 6 for Sunday. */
  weekday: number;
  /** Minutes since midnight. */
  minutes: number;
}

function weeklyTime(text: string): WeeklyTime | null {
  const [, name = '', hour = '', minute = ''] = weekly.exec(text.trim().toLowerCase()) ?? [];
  const weekday = weekdays.indexOf(name);
  const minutes = Number(hour) * 60 + Number(minute);
  return weekday < 0 || minutes >= 24 * 60 || Number(minute) > 59 ? null : { weekday, minutes };
}

/**
 * Closing time of a lot, ms since 1970; null when the text is neither of two formats.
 * These are a date field, and "thursday 19:22" for the next such time of a weekly auction.
 */
export function closingMoment(text: string, now: number, timeZone: string): number | null {
  const time = weeklyTime(text);
  if (!time) return parseMoment(text, timeZone);
  const today = wallTime(now, timeZone);
  const ahead = (time.weekday - weekdayOf(today.date) + 7) % 7;
  const isOver = ahead === 0 && today.minutes >= time.minutes;
  return wallClock(now, now + week, timeZone)(addDays(today.date, isOver ? 7 : ahead), time.minutes);
}

/** Closing time in words that do not depend on the time of reading: "torsdag 19:22", or the date. */
export function closingText(text: string, timeZone: string, locale: string): string {
  const time = weeklyTime(text);
  // the first of January 2024 was a Monday
  if (time) return formatDate(`2024-01-0${1 + time.weekday}`, locale, 'weekdayTime', time.minutes);
  const moment = parseMoment(text, timeZone);
  if (moment === null) return '';
  const { date, minutes } = wallTime(moment, timeZone);
  return formatDate(date, locale, 'dayTime', minutes);
}
