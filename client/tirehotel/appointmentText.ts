import { capitalized, longDayText, longTimeText } from '../../shared/booking/timeTexts.ts';
import type { TireConfirmation } from '../../shared/tirehotel/TireHotelTypes.ts';

type Appointment = Pick<TireConfirmation['services'][number], 'appointmentTime' | 'isFullDay'>;

/** "Torsdag 26 november 2026, 08:30"; without the clock when the workshop comes back with one. */
export function appointmentText({ appointmentTime, isFullDay }: Appointment, locale: string): string {
  return capitalized(isFullDay ? longDayText(appointmentTime, locale) : longTimeText(appointmentTime, locale));
}
