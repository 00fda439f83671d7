import { BookingError } from '../../../shared/booking/BookingError.ts';
import { fieldLimits } from '../../../shared/forms/rules/fieldLimits.ts';
import { plateReadings } from '../../../shared/site/plateReadings.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';

/**
 * Normalises a registration number of any country for storage; the register knows the formats.
 * @param site default: of a country where separators tell no cars apart
 * @throws BookingError InvalidReg for a text that cannot be one, or means several
 */
export function normalPlate(text: string, site?: Pick<SiteConfig, 'plates'>): string {
  const [plate, ...others] = plateReadings(text, site?.plates.forms.map(({ source }) => source) ?? []);
  if (
    others.length > 0 ||
    !/^[A-ZÅÄÆÖØÜ\d]+(?:-[A-ZÅÄÆÖØÜ\d]+)?$/.test(plate) ||
    plate.length > fieldLimits.anyPlate.max
  ) {
    throw new BookingError('InvalidReg');
  }
  return plate;
}
