import { plateReadings } from '../../../shared/site/plateReadings.ts';
import type { PagePlate } from '../../../shared/site/plateTypes.ts';
import { writtenPlate } from '../../../shared/site/writtenPlate.ts';
import type { Translate } from '../translate.ts';

/** The number that a typed one means, or why it means several. */
type TypedPlate = { plate: string; fault?: undefined } | { plate?: undefined; fault: string };

/**
 * Completes a typed number with the hyphen that tells cars of the country apart.
 * A number where it has two possible places gets a fault.
 */
export function readPlate(typed: string, plate: PagePlate, t: Translate): TypedPlate {
  const [first, ...others] = plateReadings(
    typed,
    plate.written.map(([source]) => source),
  );
  if (others.length === 0) return { plate: first };
  return {
    fault: t('plateAmbiguous', { plates: [first, ...others].map((one) => writtenPlate(one, plate)).join(' / ') }),
  };
}
