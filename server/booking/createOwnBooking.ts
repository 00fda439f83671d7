import { storedSecret } from '../storage/storedSecret.ts';
import type { Booking, BookingParts, BookingSettings } from './createBooking.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import { bookingTextSource } from './bookingTextSource.ts';
import { pageAddresses } from './pageAddresses.ts';
import { createWaitingList } from './waiting/createWaitingList.ts';
import { noWaitingList } from './waiting/noWaitingList.ts';
import { createLinkSigner } from './createLinkSigner.ts';
import { createMailingBooking } from './createMailingBooking.ts';
import { loadBookingReference } from './embedded/reference/loadBookingReference.ts';

const bookPage = { key: 'pathToWorkshopBooking', swedish: 'verkstad/boka' };

/** The embedded engine with its messages and links. */
export async function createOwnBooking(
  {
    linkSecret,
    site,
    origin,
    locales,
    texts,
    senders,
    contentFolder,
    dealersFile,
    excludesDemoData,
    plates,
  }: BookingSettings,
  parts: BookingParts,
): Promise<Omit<Booking, 'close'>> {
  const [reference, secret] = await Promise.all([
    loadBookingReference({
      contentFolder,
      dealersFile,
      ...(excludesDemoData ? { excludesDemoData } : {}),
      plates,
      logger: parts.logger,
    }),
    linkSecret || storedSecret(parts.storage, 'bookingLinks'),
  ]);
  const signer = createLinkSigner(secret);
  const { content, clock, logger } = parts;
  const dictionary = (language: Language) => content.dictionary({ site, language });
  const wordings = bookingTextSource({ dictionary, locales: locales ?? { sv: 'sv-SE' }, clock, logger });
  const pageIn = pageAddresses(origin, wordings);
  // offers that stay in the outbox help nobody
  const waitingList = senders.mail
    ? createWaitingList(
        {
          reference,
          signer: createLinkSigner(secret, 'waiting'),
          wordings,
          bookAddress: (language) => pageIn(language, bookPage),
          texts,
        },
        parts,
      )
    : null;
  const { gatewayOf, links, deliverers } = createMailingBooking(
    {
      kind: 'workshop',
      reference,
      signer,
      site,
      origin,
      ...(locales ? { locales } : {}),
      texts,
      senders,
      ...(waitingList ? { waiting: waitingList.hooks } : {}),
      bookPage,
    },
    parts,
  );
  const reminds = reference.workshops.every(({ smsReminderHour }) => smsReminderHour !== undefined);
  const smsNotice = texts && senders.sms ? (reminds ? 'reminder' : 'confirmation') : null;
  return {
    booking: gatewayOf(reference),
    links,
    waitingList: waitingList?.gateway ?? noWaitingList(),
    deliverers: { ...deliverers, ...waitingList?.deliverers },
    smsNotice,
  };
}
