import { BookingError } from '../../shared/booking/BookingGateway.ts';
import { fieldLimits } from '../../shared/forms/fieldLimits.ts';
import { withoutSeparators } from '../../shared/kit/withoutSeparators.ts';

/**
 * A registration number of any country, as it is stored; the register knows its own.
 * @throws BookingError InvalidReg for what no plate can be
 */
export function normalPlate(text: string): string {
  const plate = withoutSeparators(text).toUpperCase();
  if (!/^[A-ZÅÄÖÜ\d]+$/.test(plate) || plate.length > fieldLimits.anyPlate.max) throw new BookingError('InvalidReg');
  return plate;
}
