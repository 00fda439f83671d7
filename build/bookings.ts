/** Bookings of unknown outcome on the command line (npm run bookings): see docs/booking.md. */
import {
  BookingsUsageError,
  bookingsUsage,
  readBookingsArguments,
} from '../server/booking/command/bookingsArguments.ts';
import { BookingsCommandError, runBookingsCommand } from '../server/booking/command/bookingsCommand.ts';
import { realClock } from '../shared/kit/Clock.ts';
import { runCommand } from './runCommand.ts';

await runCommand({
  read: readBookingsArguments,
  usage: bookingsUsage,
  usageError: BookingsUsageError,
  commandError: BookingsCommandError,
  run: (asked, { storage, say }) => runBookingsCommand(asked, { storage, clock: realClock, say }),
});
