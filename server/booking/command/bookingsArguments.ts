import { parseArgs } from 'node:util';

export type BookingsArguments =
  | { command: 'help' }
  | { command: 'list' }
  | { command: 'show'; id: string }
  | { command: 'resolve'; caseId: string; outcome: 'booked' | 'not-booked'; number: string };

/** The command line is invalid; the message has the reason. */
export class BookingsUsageError extends Error {
  override readonly name = 'BookingsUsageError';
}

export const bookingsUsage = `Bookings: a booking by its id, and those of which no one knows whether the booking system has made them.

  npm run bookings -- show <id>
      Prints a booking of the built-in engine by the id that the log has (booking.booked): personal data.
  npm run bookings -- list --unknown
      Prints the open cases, oldest first, with the data needed to look them up: personal data.
  npm run bookings -- resolve <case> booked [--number <booking number>]
  npm run bookings -- resolve <case> not-booked
      Closes a case. The customer who checks again gets this answer; not-booked lets the customer book again.
      <case> is what the list and the mail call it, or the whole id.
`;

/** Parses the arguments after "bookings". Throws BookingsUsageError. */
export function readBookingsArguments(words: readonly string[]): BookingsArguments {
  const [command, ...rest] = words;
  switch (command) {
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      return { command: 'help' };
    case 'list': {
      const { values, positionals } = parsed(rest);
      if (values.unknown !== true || positionals.length > 0) {
        throw new BookingsUsageError('list takes only --unknown: list --unknown.');
      }
      return { command };
    }
    case 'show': {
      const { positionals, values } = parsed(rest);
      const [id = '', ...more] = positionals;
      if (id === '' || more.length > 0 || Object.keys(values).length > 0) {
        throw new BookingsUsageError('show takes the id of one booking.');
      }
      return { command, id };
    }
    case 'resolve':
      return readResolve(rest);
    default:
      throw new BookingsUsageError(`There is no command "${command}".`);
  }
}

function readResolve(words: string[]): BookingsArguments {
  const { values, positionals } = parsed(words);
  const [caseId = '', outcome, ...more] = positionals;
  if (!/^[0-9a-f-]{8,36}$/i.test(caseId) || more.length > 0) {
    throw new BookingsUsageError(
      'resolve takes one case, by its eight characters in the list: resolve 1A2B3C4D booked.',
    );
  }
  if (outcome !== 'booked' && outcome !== 'not-booked') {
    throw new BookingsUsageError('The outcome is missing: add booked or not-booked.');
  }
  const { number = '' } = values;
  if (number !== '' && outcome === 'not-booked') {
    throw new BookingsUsageError('--number goes with booked only: without a booking there is no number.');
  }
  return { command: 'resolve', caseId: caseId.toLowerCase(), outcome, number };
}

function parsed(words: string[]) {
  try {
    const options = { unknown: { type: 'boolean' }, number: { type: 'string' } } as const;
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    throw new BookingsUsageError(error instanceof Error ? error.message : String(error));
  }
}
