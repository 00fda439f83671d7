import { parseArgs } from 'node:util';
import type { PersonQuery } from './createPersonMatch.ts';

export type PrivacyArguments =
  | { command: 'help' }
  | { command: 'find'; person: PersonQuery }
  | { command: 'export'; person: PersonQuery; out: string | null }
  | { command: 'erase'; person: PersonQuery; isConfirmed: boolean; withBookings: boolean };

/** The command line is invalid; the message has the reason. */
export class PrivacyUsageError extends Error {
  override readonly name = 'PrivacyUsageError';
}

export const privacyUsage = `Privacy: the data of one person, for requests for access and erasure.

  npm run privacy -- find <person>
      Lists the person's records, without personal data.
  npm run privacy -- export <person> [--out <file>]
      Writes all of them as JSON; without --out to the standard output.
  npm run privacy -- erase <person> [--yes] [--with-bookings]
      Counts what would be erased; --yes erases it. Bookings ahead stay, unless --with-bookings.

  <person>: one or more of --email <address>, --phone <number> and --plate <registration number>.
  A record belongs to the person if one of them is its own. A car may have had another owner: look at the list first.
`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const personOptions = { email: text, phone: text, plate: text } as const;

/** Parses the arguments after "privacy". Throws PrivacyUsageError. */
export function readPrivacyArguments(words: readonly string[]): PrivacyArguments {
  const [command, ...rest] = words;
  switch (command) {
    case undefined:
    case 'help':
      return { command: 'help' };
    case 'find':
      return { command, person: readPerson(parsed(rest, personOptions)) };
    case 'export': {
      const { out = null, ...person } = parsed(rest, { ...personOptions, out: text });
      return { command, person: readPerson(person), out };
    }
    case 'erase': {
      const values = parsed(rest, { ...personOptions, yes: flag, 'with-bookings': flag });
      const { yes: isConfirmed = false, 'with-bookings': withBookings = false, ...person } = values;
      return { command, person: readPerson(person), isConfirmed, withBookings };
    }
    default:
      throw new PrivacyUsageError(`There is no command "${command}".`);
  }
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

function parsed<const O extends Options>(words: string[], options: O) {
  try {
    return parseArgs({ args: words, options, allowPositionals: false, strict: true }).values;
  } catch (error) {
    throw new PrivacyUsageError(error instanceof Error ? error.message : String(error));
  }
}

function readPerson(person: PersonQuery): PersonQuery {
  const values = Object.values(person);
  if (values.length === 0) throw new PrivacyUsageError('Name the person with --email, --phone or --plate.');
  if (values.some((value: string) => value.trim() === '')) throw new PrivacyUsageError('A value is empty.');
  if (person.email !== undefined && !person.email.includes('@')) {
    throw new PrivacyUsageError(`--email is "${person.email}"; expected a mail address.`);
  }
  if (person.phone !== undefined && !/\d{4}/.test(person.phone.replace(/\D/g, ''))) {
    throw new PrivacyUsageError(`--phone is "${person.phone}"; expected a phone number.`);
  }
  return person;
}
