import { addDays } from '../kit/time/zonedTime.ts';

/**
 * Returns the bookable dates: from 3 days to 3 months ahead.
 * A shorter month ends on its last day.
 */
export function bookingWindow(today: string): { startDate: string; endDate: string } {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 3, 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month + 2, Math.min(day, last)));
  return { startDate: addDays(today, 3), endDate: end.toISOString().slice(0, 10) };
}

/**
 * Returns the registration number for GetTimeslotDays.
 * The API documentation takes it from the vehicle's brandCode, other calls from its regNo (decision D-03). The one
 * place to switch it.
 */
export function daysRegNo({ brandCode, regNo }: { brandCode: string; regNo: string }): string {
  return brandCode.trim() === '' ? regNo : brandCode;
}

/** Returns the distinct start times as "HH:mm", earliest first. */
export function startTimes(times: readonly string[]): string[] {
  return [...new Set(times.map((time) => time.slice(11, 16)))].sort();
}
