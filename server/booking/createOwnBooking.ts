import type { SmsNotice } from '../../shared/site/SiteTypes.ts';
import { storedSecret } from '../storage/storedSecret.ts';
import { assignBookingsToSites } from './assignBookingsToSites.ts';
import { bookingTextSource } from './bookingTextSource.ts';
import type { BookingSite } from './BookingSite.ts';
import type { Booking, BookingParts, BookingSettings, SiteBooking } from './createBooking.ts';
import { createLinkSigner } from './createLinkSigner.ts';
import type { LinkSigner } from './createLinkSigner.ts';
import { createMailingBooking } from './createMailingBooking.ts';
import type { MailingBooking } from './createMailingBooking.ts';
import type { BookingReference } from './embedded/BookingReference.ts';
import { loadBookingReferences } from './embedded/reference/loadBookingReferences.ts';
import { linksOfSites } from './linksOfSites.ts';
import { pageAddresses } from './pageAddresses.ts';
import { createWaitingList } from './waiting/createWaitingList.ts';
import type { WaitingList } from './waiting/createWaitingList.ts';
import { noWaitingList } from './waiting/noWaitingList.ts';
import { waitingDeliverers } from './waiting/waitingDeliverers.ts';

/** Starts the embedded engine with its messages and links, for each site with bookings. */
export async function createOwnBooking(
  {
    linkSecret,
    sites,
    countries,
    texts,
    senders,
    contentFolder,
    dealersFile,
    excludesDemoData = false,
  }: BookingSettings,
  parts: BookingParts,
): Promise<Omit<Booking, 'close'>> {
  const { storage, logger } = parts;
  const [references, secret] = await Promise.all([
    loadBookingReferences({ contentFolder, dealersFile, excludesDemoData, sites, countries, logger }),
    linkSecret || storedSecret(storage, 'bookingLinks'),
  ]);
  await assignBookingsToSites(
    storage,
    [...references.values()].map(({ site, country, workshops }) => {
      return { site, country, departments: workshops.map(({ departmentId }) => departmentId) };
    }),
  );
  const signer = createLinkSigner(secret);
  const waitingSigner = createLinkSigner(secret, 'waiting');
  const own = new Map<string, OwnSite>();
  for (const site of sites) {
    const reference = references.get(site.name);
    if (reference) own.set(site.name, ownSite(site, { reference, signer, waitingSigner, texts, senders }, parts));
  }
  const bySite = new Map([...own].map(([name, { mailing }]) => [name, mailing]));
  const { links, deliverers } = linksOfSites({ kind: 'workshop', bySite, signer, storage, logger });
  const waitingLists = [...own].flatMap(([name, { waitingList }]) =>
    waitingList ? [[name, waitingList] as const] : [],
  );
  return {
    sites: new Map([...own].map(([name, { booking }]) => [name, booking])),
    links,
    deliverers: { ...deliverers, ...waitingDeliverers(storage, new Map(waitingLists)) },
  };
}

interface OwnSite {
  booking: SiteBooking;
  mailing: MailingBooking;
  waitingList: WaitingList | null;
}

interface OwnSiteSettings extends Pick<BookingSettings, 'texts' | 'senders'> {
  reference: BookingReference;
  signer: LinkSigner;
  waitingSigner: LinkSigner;
}

function ownSite(
  site: BookingSite,
  { reference, signer, waitingSigner, texts, senders }: OwnSiteSettings,
  parts: BookingParts,
): OwnSite {
  const wordings = bookingTextSource({ ...parts, site });
  const pageIn = pageAddresses(site, wordings);
  // without a mail sender offers would stay in the outbox, so there is no waiting list
  const waitingList = senders.mail
    ? createWaitingList(
        {
          reference,
          signer: waitingSigner,
          wordings,
          phones: site,
          bookAddress: (language) => pageIn(language, 'pathToWorkshopBooking'),
          texts,
        },
        parts,
      )
    : null;
  const mailing = createMailingBooking(
    {
      kind: 'workshop',
      reference,
      signer,
      site,
      texts,
      senders,
      ...(waitingList ? { waiting: waitingList.hooks } : {}),
      bookPage: 'pathToWorkshopBooking',
    },
    parts,
  );
  const reminds = reference.workshops.every(({ smsReminderHour }) => smsReminderHour !== undefined);
  const smsNotice: SmsNotice | null = texts && senders.sms ? (reminds ? 'reminder' : 'confirmation') : null;
  return {
    booking: {
      booking: mailing.gatewayOf(reference),
      waitingList: waitingList?.gateway ?? noWaitingList(),
      smsNotice,
    },
    mailing,
    waitingList,
  };
}
