/* The long form: every country. */
import '../../browser/booking/foreignBooking.test.ts';
