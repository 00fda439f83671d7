/* The long form: clock changes of five years. */
import '../../../server/booking/bookingCalendar.test.ts';
