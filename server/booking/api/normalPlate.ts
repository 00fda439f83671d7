import { BookingError } from '../../../shared/booking/BookingError.ts';
import { fieldLimits } from '../../../shared/forms/rules/fieldLimits.ts';
import { withoutSeparators } from '../../../shared/kit/text/withoutSeparators.ts';

/**
 * Normalises a registration number of any country for storage; the register knows the formats.
 * @throws BookingError InvalidReg for a text that cannot be one
 */
export function normalPlate(text: string): string {
  const plate = withoutSeparators(text).toUpperCase();
  if (!/^[A-ZÅÄÆÖØÜ\d]+$/.test(plate) || plate.length > fieldLimits.anyPlate.max) throw new BookingError('InvalidReg');
  return plate;
}
