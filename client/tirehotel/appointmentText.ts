import { capitalized, clockOf, dateOf } from '../../shared/booking/timeTexts.ts';
import { fullDate } from '../../shared/kit/monthGrid.ts';
import type { TireConfirmation } from '../../shared/tirehotel/TireHotelTypes.ts';

type Appointment = Pick<TireConfirmation['services'][number], 'appointmentTime' | 'isFullDay'>;

/** "Torsdag 26 november 2026, 08:30"; without the clock when the workshop comes back with one. */
export function appointmentText({ appointmentTime, isFullDay }: Appointment): string {
  const day = capitalized(fullDate(dateOf(appointmentTime), 'sv'));
  return isFullDay ? day : `${day}, ${clockOf(appointmentTime)}`;
}
