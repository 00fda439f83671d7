/* The long form: the kinds of times. */
import '../../browser/booking/bookingChoices.test.ts';
