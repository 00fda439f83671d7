/* Leads and bookings: what these files load, they load once (see jest.config.mjs). */
import '../bookingFuzz.test.ts';
import '../bookingLogs.test.ts';
import '../devOutbox.test.ts';
import '../formFiles.test.ts';
import '../formPosts.test.ts';
import '../leadPhotos.test.ts';
import '../leads.test.ts';
import '../newLeads.test.ts';
import '../leadsAbuse.test.ts';
import '../sellCarPosts.test.ts';
import '../serviceRequestPosts.test.ts';
import '../bookingLinks.test.ts';
import '../bookingLinkServices.test.ts';
import '../waitingList.test.ts';
import '../tireHotelFuzz.test.ts';
