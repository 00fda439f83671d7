import { caseNumber } from '../../../shared/booking/request/caseNumber.ts';
import { withCarNumbers } from '../../../shared/booking/request/describedCar.ts';
import type { BookingRequest } from '../../../shared/booking/BookingTypes.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import { openBookingRequests, resolveBookingRequest } from '../openBookingRequests.ts';
import type { OpenBookingRequest } from '../openBookingRequests.ts';
import type { Storage } from '../../storage/Storage.ts';
import type { BookingCaseDetails } from '../BookingCaseDetails.ts';
import { oneLine } from '../mail/bookingFacts.ts';
import type { Booked } from '../mechmate/bookOnce.ts';
import type { Outcome } from '../../upstream/once/bookingRequestLedger.ts';
import { bookingById } from '../embedded/bookingRows.ts';
import type { StoredBooking } from '../embedded/StoredBooking.ts';
import { bookingsUsage } from './bookingsArguments.ts';
import type { BookingsArguments } from './bookingsArguments.ts';

interface BookingsCommandOptions {
  storage: Storage;
  clock: Clock;
  /** Prints a text for the operator. */
  say: (text: string) => void;
}

/** The command cannot be carried out; the message has the reason. */
export class BookingsCommandError extends Error {
  override readonly name = 'BookingsCommandError';
}

/** Runs the command; servers on the same database may keep running. Throws BookingsCommandError. */
export async function runBookingsCommand(args: BookingsArguments, options: BookingsCommandOptions): Promise<void> {
  const { storage, clock, say } = options;
  if (args.command === 'help') {
    say(bookingsUsage);
    return;
  }
  if (args.command === 'show') {
    const found = await bookingById(storage.db, args.id);
    if (!found) throw new BookingsCommandError(`There is no booking ${args.id}.`);
    say(bookingText(found.booking));
    return;
  }
  const open = await openBookingRequests(storage.db, clock.now());
  if (args.command === 'list') {
    say(open.length === 0 ? 'No booking has an unknown outcome.\n' : open.map(caseText).join('\n'));
    return;
  }
  const { caseId, outcome, number } = args;
  const [found, ...others] = open.filter(({ key }) => key.startsWith(caseId));
  if (!found) throw new BookingsCommandError('No open case has this id; list --unknown prints those that are open.');
  if (others.length > 0) {
    throw new BookingsCommandError('Several open cases begin with these characters; give the complete id of one.');
  }
  const answer = buildOutcome(found.key, outcome, number);
  if (!(await resolveBookingRequest(storage, found.key, answer, clock.now()))) {
    throw new BookingsCommandError('The case has been closed in the meantime: the booking system has responded.');
  }
  say(`Case ${caseNumber(found.key)} is closed: ${outcome}.\n`);
}

type Known = Exclude<Outcome<Booked>, { state: 'unknown' }>;

/** Without a booking number the customer keeps the case number, which the workshop also has. */
function buildOutcome(key: string, outcome: 'booked' | 'not-booked', number: string): Known {
  return outcome === 'booked'
    ? { state: 'done', id: oneLine(number) || caseNumber(key), kobraProductIds: [] }
    : { state: 'refused', code: 'NotBooked' };
}

function caseText({ key, since, details }: OpenBookingRequest): string {
  const { request, siteName, services } = JSON.parse(details) as BookingCaseDetails;
  return formatRows(caseNumber(key), [
    ['id', key],
    ['since', since],
    ['workshop', `${siteName} (${request.departmentId})`],
    ['time', timeText(request)],
    ['services', services.join(', ')],
    ...customerRows(request),
  ]);
}

function bookingText(booking: StoredBooking): string {
  const { id, state, site, departmentId, car, services, createdAt, changedAt, request } = booking;
  return formatRows(id, [
    ['state', state],
    ['site', site],
    ['workshop', departmentId],
    ['time', timeText(booking)],
    ['car', withCarNumbers(car, request.described)],
    ['services', services.map(({ code, units }) => (units > 1 ? `${code} × ${String(units)}` : code)).join(', ')],
    ['made', createdAt],
    ['changed', changedAt],
    ...customerRows(request),
  ]);
}

type Row = readonly [name: string, value: string];

function timeText({ timeSlot, isFullDay }: Pick<BookingRequest, 'timeSlot' | 'isFullDay'>): string {
  return isFullDay ? `${timeSlot.slice(0, 10)}, full day` : timeSlot.slice(0, 16).replace('T', ' ');
}

function customerRows({ registrationNumber, mileage, customer, freeText }: BookingRequest): Row[] {
  return [
    ['plate', registrationNumber],
    ['mileage', mileage === null ? '' : `${String(mileage)} mil`],
    ['customer', `${customer.firstName} ${customer.lastName}`.trim()],
    ['phone', customer.phone],
    ['mail', customer.email],
    ['message', freeText],
  ];
}

function formatRows(heading: string, rows: readonly Row[]): string {
  const lines = rows
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${name.padEnd(9)} ${oneLine(value)}`);
  return `${heading}\n${lines.join('\n')}\n`;
}
