/* The long form: the services are changed by keyboard alone. */
import '../../browser/booking/bookingLink.test.ts';
