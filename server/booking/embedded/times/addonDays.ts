import type { Workshop } from '../BookingReference.ts';
import type { StoredBooking } from '../StoredBooking.ts';
import type { ChosenOffering, WorkTime } from './workTimes.ts';

const quartersPerDay = 24 * 4;
const quarterMs = 15 * 60_000;
const dayMinutes = 24 * 60;

/** Returns the add-ons of which a workshop has a limited number. */
export function limitedAddons<T extends ChosenOffering>({ addonStock = {} }: Workshop, chosen: readonly T[]): T[] {
  return chosen.filter(({ code }) => Object.hasOwn(addonStock, code));
}

/** Returns a time with the limited add-ons among the services of its booking. */
export function withAddons(time: WorkTime, services: StoredBooking['services']): WorkTime {
  return { ...time, addons: services.filter(({ isLimited }) => isLimited) };
}

/**
 * Lists the days on which an add-on is out, each as the quarter-hour of its midnight (UTC, since 1970).
 * They last from the day of the time until the work is done, and at least one day per unit.
 */
export function addonDays({ units }: ChosenOffering, { timeSlot, minutes }: WorkTime): number[] {
  const first = Date.parse(`${timeSlot.slice(0, 10)}T00:00:00Z`) / quarterMs;
  const start = Number(timeSlot.slice(11, 13)) * 60 + Number(timeSlot.slice(14, 16));
  const days = Math.max(units, Math.ceil((start + minutes) / dayMinutes));
  return Array.from({ length: days }, (_none, at) => first + at * quartersPerDay);
}

/** Key of an add-on's counters, in place of the department of a workshop. */
export function addonDepartment({ departmentId }: Workshop, code: string): string {
  return `${departmentId}+${code}`;
}
