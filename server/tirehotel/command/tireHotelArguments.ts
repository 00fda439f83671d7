import { parseArgs } from 'node:util';
import { regNoLength } from '../../../shared/tirehotel/tireHotelRules.ts';
import { isPlate, normalizePlate } from '../api/tireHotelSchemas.ts';

export type TireHotelArguments = { command: 'help' } | { command: 'unlock'; regNo: string };

/** The command line is invalid; the message has the reason. */
export class TireHotelUsageError extends Error {
  override readonly name = 'TireHotelUsageError';
}

export const tireHotelUsage = `Tire hotel: help for a customer who no longer gets codes.

  npm run tirehotel -- unlock <plate>
      Forgets how often wrong codes were tried, and codes were sent, for the plate and for the phone of its agreement:
      a code can be asked for and tried again at once. What is counted for the visitor's network and for all visitors
      together stays. Each time it lets nine more codes be tried: be sure that it is the customer who asks.
`;

/** Parses the arguments after "tirehotel". Throws TireHotelUsageError. */
export function readTireHotelArguments(words: readonly string[]): TireHotelArguments {
  const [command, ...rest] = words;
  switch (command) {
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      return { command: 'help' };
    case 'unlock': {
      const [typed, ...more] = positionals(rest);
      if (typed === undefined || more.length > 0) {
        throw new TireHotelUsageError('unlock takes one plate, without spaces: unlock ABC123.');
      }
      return { command, regNo: readPlate(typed) };
    }
    default:
      throw new TireHotelUsageError(`There is no command "${command}".`);
  }
}

function positionals(words: string[]): string[] {
  try {
    return parseArgs({ args: words, options: {}, allowPositionals: true }).positionals;
  } catch (error) {
    throw new TireHotelUsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Refuses long texts instead of cutting them: they would become another registration number. */
function readPlate(typed: string): string {
  if (!isPlate(typed)) {
    const { min, max } = regNoLength;
    throw new TireHotelUsageError(
      `"${typed}" is not a plate; expected ${String(min)} to ${String(max)} letters and digits.`,
    );
  }
  return normalizePlate(typed);
}
