import type { DayAvailability } from '../../../shared/booking/BookingTypes.ts';
import { addDays } from '../../../shared/kit/time/zonedTime.ts';

interface WantedWork {
  plate: string;
  departmentId: string;
  /** Code of a service. */
  code: string;
}

/**
 * Returns the days with free times for a service at a workshop, more than a week ahead.
 * They are far enough ahead at any hour of the test run.
 */
export async function freeDays(
  server: { address: string },
  { plate, departmentId, code }: WantedWork,
): Promise<DayAvailability[]> {
  const from = addDays(new Date().toISOString().slice(0, 10), 10);
  const answer = await fetch(
    `${server.address}/api/mechmate/timeslots/from/${plate}/${departmentId}/${from}T00:00:00/?serviceOfferings=${code}`,
  );
  const days = (await answer.json()) as DayAvailability[];
  return days.filter(({ availableSlots }) => availableSlots.length > 0);
}
