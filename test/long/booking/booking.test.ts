/* The long form: by keyboard alone. */
import '../../browser/booking/booking.test.ts';
