import { capitalized, longDayText, longTimeText } from '../../shared/booking/times/timeTexts.ts';
import type { TireConfirmation } from '../../shared/tirehotel/TireHotelTypes.ts';

type Appointment = Pick<TireConfirmation['services'][number], 'appointmentTime' | 'isFullDay'>;

/**
 * Formats an appointment: "Torsdag 26 november 2026, 08:30"; without the time for a full day.
 * For a full day the workshop gets in touch with a time.
 */
export function appointmentText(appointment: Appointment, locale: string): string {
  return capitalized(plainAppointmentText(appointment, locale));
}

/** Formats an appointment within a sentence: "torsdag 26 november 2026, 08:30". */
export function plainAppointmentText({ appointmentTime, isFullDay }: Appointment, locale: string): string {
  return isFullDay ? longDayText(appointmentTime, locale) : longTimeText(appointmentTime, locale);
}
