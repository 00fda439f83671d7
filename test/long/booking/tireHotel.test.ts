/* The long form: by keyboard alone. */
import '../../browser/booking/tireHotel.test.ts';
