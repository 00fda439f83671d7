/* The long form: where keys are not honoured. */
import '../../browser/booking/unknownBooking.test.ts';
