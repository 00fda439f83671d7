import { caseNumber } from '../../../shared/booking/caseNumber.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import { openBookingRequests, resolveBookingRequest } from '../../storage/openBookingRequests.ts';
import type { OpenBookingRequest } from '../../storage/openBookingRequests.ts';
import type { Storage } from '../../storage/Storage.ts';
import type { BookingCaseDetails } from '../BookingCaseDetails.ts';
import { oneLine } from '../mail/bookingFacts.ts';
import type { Booked } from '../mechmate/bookOnce.ts';
import type { Outcome } from '../../storage/bookingRequestLedger.ts';
import { bookingsUsage } from './bookingsArguments.ts';
import type { BookingsArguments } from './bookingsArguments.ts';

interface BookingsCommandOptions {
  storage: Storage;
  clock: Clock;
  /** Prints for the operator. */
  say: (text: string) => void;
}

/** What was asked for cannot be done; the message says why. */
export class BookingsCommandError extends Error {
  override readonly name = 'BookingsCommandError';
}

/** Does what the command says, beside whatever servers run on the same database. Throws BookingsCommandError. */
export async function runBookingsCommand(asked: BookingsArguments, options: BookingsCommandOptions): Promise<void> {
  const { storage, clock, say } = options;
  if (asked.command === 'help') {
    say(bookingsUsage);
    return;
  }
  const open = await openBookingRequests(storage.db, clock.now());
  if (asked.command === 'list') {
    say(open.length === 0 ? 'No booking has an unknown outcome.\n' : open.map(caseText).join('\n'));
    return;
  }
  const { caseId, outcome, number } = asked;
  const [found, ...others] = open.filter(({ key }) => key.startsWith(caseId));
  if (!found) throw new BookingsCommandError('No open case has this id; list --unknown prints those that are open.');
  if (others.length > 0) throw new BookingsCommandError('Several open cases begin so; give the whole id of one.');
  const answer = outcomeOf(found.key, outcome, number);
  if (!(await resolveBookingRequest(storage, found.key, answer, clock.now()))) {
    throw new BookingsCommandError('The case was closed meanwhile: the booking system has answered.');
  }
  say(`Case ${caseNumber(found.key)} is closed: ${outcome}.\n`);
}

type Known = Exclude<Outcome<Booked>, { state: 'unknown' }>;

/** Without a number of the booking system's the customer keeps the one of the case, which the workshop has too. */
function outcomeOf(key: string, outcome: 'booked' | 'not-booked', number: string): Known {
  return outcome === 'booked'
    ? { state: 'done', id: oneLine(number) || caseNumber(key), kobraProductIds: [] }
    : { state: 'refused', code: 'NotBooked' };
}

function caseText({ key, since, details }: OpenBookingRequest): string {
  const { request, siteName, services } = JSON.parse(details) as BookingCaseDetails;
  const { customer, registrationNumber, departmentId, timeSlot, isFullDay, mileage, freeText } = request;
  const rows: [name: string, value: string][] = [
    ['id', key],
    ['since', since],
    ['workshop', `${siteName} (${departmentId})`],
    ['time', isFullDay ? `${timeSlot.slice(0, 10)}, full day` : timeSlot.slice(0, 16).replace('T', ' ')],
    ['plate', registrationNumber],
    ['mileage', mileage === null ? '' : `${String(mileage)} mil`],
    ['services', services.join(', ')],
    ['customer', `${customer.firstName} ${customer.lastName}`],
    ['phone', customer.phone],
    ['mail', customer.email],
    ['message', freeText],
  ];
  const lines = rows
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${name.padEnd(9)} ${oneLine(value)}`);
  return `${caseNumber(key)}\n${lines.join('\n')}\n`;
}
