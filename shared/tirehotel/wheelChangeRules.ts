import { addDays } from '../kit/zonedTime.ts';

/** The days that can be booked: from 3 days ahead to 3 months ahead; a shorter month ends on its last day. */
export function bookingWindow(today: string): { startDate: string; endDate: string } {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 3, 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month + 2, Math.min(day, last)));
  return { startDate: addDays(today, 3), endDate: end.toISOString().slice(0, 10) };
}

/**
 * The registration number that GetTimeslotDays gets: the documents take it from the vehicle's brandCode, other calls
 * from its regNo (decision D-03). The one place to switch it.
 */
export function daysRegNo({ brandCode, regNo }: { brandCode: string; regNo: string }): string {
  return brandCode.trim() === '' ? regNo : brandCode;
}

/** The starting times as "HH:mm", each once, the earliest first. */
export function startTimes(times: readonly string[]): string[] {
  return [...new Set(times.map((time) => time.slice(11, 16)))].sort();
}
