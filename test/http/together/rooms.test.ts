/* Rooms by themselves: what these files load, they load once (see jest.config.mjs). */
import '../booking.test.ts';
import '../bookingStream.test.ts';
import '../contentApi.test.ts';
import '../endpointParts.test.ts';
import '../staticFiles.test.ts';
import '../tireHotel.test.ts';
import '../tireHotelOutcome.test.ts';
import '../tireHotelVisit.test.ts';
