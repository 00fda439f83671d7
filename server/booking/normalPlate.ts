import { BookingError } from '../../shared/booking/BookingGateway.ts';
import { fieldLimits } from '../../shared/forms/fieldLimits.ts';
import { withoutSeparators } from '../../shared/kit/withoutSeparators.ts';

/** Throws InvalidReg for what no plate can be; which ones there are is known to the register. */
export function normalPlate(text: string): string {
  const plate = withoutSeparators(text).toUpperCase();
  if (!/^[A-ZÅÄÖ\d]+$/.test(plate) || plate.length > fieldLimits.plate) throw new BookingError('InvalidReg');
  return plate;
}
