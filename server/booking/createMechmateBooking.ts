import type { Booking, BookingParts, BookingSettings, SiteBooking } from './Booking.ts';
import { bookingTextSource } from './bookingTextSource.ts';
import type { BookingSite } from './BookingSite.ts';
import { confirmByMail } from './confirmByMail.ts';
import { dealerWorkshops } from './dealerWorkshops.ts';
import { connectMechmate } from './mechmate/connectMechmate.ts';
import { noBookingLinks } from './links/noBookingLinks.ts';
import { reportUnknownOutcomes } from './reportUnknownOutcomes.ts';
import { textBookings } from './sms/textBookings.ts';
import { noWaitingList } from './waiting/noWaitingList.ts';

/** Connects to the workshops' booking system, for each site with bookings. */
export function createMechmateBooking(settings: BookingSettings, parts: BookingParts): Booking {
  const opened = settings.sites.map((site) => siteBooking(settings, site, parts));
  // reminders left by the embedded engine are not for bookings of this system
  return {
    sites: new Map(opened.map(({ name, booking }) => [name, booking])),
    links: noBookingLinks(),
    deliverers: {},
    close: () => {
      for (const { close } of opened) close();
    },
  };
}

function siteBooking(settings: BookingSettings, site: BookingSite, parts: BookingParts) {
  const workshopOf = dealerWorkshops({ ...parts, dealersFile: settings.dealersFile, timeZone: site.timeZone });
  const texts = settings.texts ? textBookings({ ...settings, site }, { ...parts, workshopOf }) : null;
  const onUnknown = reportUnknownOutcomes({ ...settings, site }, { ...parts, workshopOf });
  const { limits } = parts;
  const { gateway, close } = connectMechmate(settings, {
    ...parts,
    workshopOf,
    language: site.languages[0],
    timeZone: site.timeZone,
    // a booking system that honours keys tells the outcome on a retry
    ...(settings.honoursKeys ? {} : { onUnknown }),
    ...(limits ? { reserve: (request) => limits.reserve(request, site.country) } : {}),
    ...(texts ? { onDone: texts.onDone, channelsOf: texts.channelsOf } : {}),
  });
  const confirmed = confirmByMail(
    gateway,
    { site, senders: settings.senders, wordings: bookingTextSource({ ...parts, site }) },
    parts,
  );
  const booking: SiteBooking = { booking: confirmed, waitingList: noWaitingList(), smsNotice: texts?.notice ?? null };
  return { name: site.name, booking, close };
}
