import { realClock } from '../../../shared/kit/Clock.ts';
import { BookingsUsageError, bookingsUsage, readBookingsArguments } from '../../booking/command/bookingsArguments.ts';
import { BookingsCommandError, runBookingsCommand } from '../../booking/command/bookingsCommand.ts';
import { databaseCommand } from '../databaseCommand.ts';

/** Bookings with an unknown outcome: docs/booking.md. */
export const bookingsCommand = databaseCommand({
  read: readBookingsArguments,
  usage: bookingsUsage,
  usageError: BookingsUsageError,
  commandError: BookingsCommandError,
  run: (request, { storage, say }) => runBookingsCommand(request, { storage, clock: realClock, say }),
});
