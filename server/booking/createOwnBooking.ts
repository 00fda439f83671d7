import { storedSecret } from '../storage/storedSecret.ts';
import type { Booking, BookingParts, BookingSettings } from './createBooking.ts';
import { createLinkSigner } from './createLinkSigner.ts';
import { createMailingBooking } from './createMailingBooking.ts';
import { loadBookingReference } from './embedded/reference/loadBookingReference.ts';

const bookPage = { key: 'pathToWorkshopBooking', swedish: 'verkstad/boka' };

/** The embedded engine with its messages and links. */
export async function createOwnBooking(
  { linkSecret, site, origin, locales, texts, senders, contentFolder, dealersFile }: BookingSettings,
  parts: BookingParts,
): Promise<Omit<Booking, 'close'>> {
  const [reference, secret] = await Promise.all([
    loadBookingReference({ contentFolder, dealersFile, logger: parts.logger }),
    linkSecret || storedSecret(parts.storage, 'bookingLinks'),
  ]);
  const signer = createLinkSigner(secret);
  const { gatewayOf, links, deliverers } = createMailingBooking(
    { kind: 'workshop', reference, signer, site, origin, ...(locales ? { locales } : {}), texts, senders, bookPage },
    parts,
  );
  const reminds = reference.workshops.every(({ smsReminderHour }) => smsReminderHour !== undefined);
  const smsNotice = texts && senders.sms ? (reminds ? 'reminder' : 'confirmation') : null;
  return { booking: gatewayOf(reference), links, deliverers, smsNotice };
}
