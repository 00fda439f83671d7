/* The long form: a tab that comes back stands still. */
import '../../browser/booking/bookingSteps.test.ts';
