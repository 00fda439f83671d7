import type { SmsNotice } from '../../shared/site/SiteTypes.ts';
import { secretAtStart } from '../storage/secretAtStart.ts';
import { assignBookingsToSites } from './assignBookingsToSites.ts';
import { bookingTextSource } from './bookingTextSource.ts';
import type { BookingSite } from './BookingSite.ts';
import type { Booking, BookingParts, BookingSettings, SiteBooking } from './Booking.ts';
import { confirmByMail } from './confirmByMail.ts';
import { createLinkSigner } from './links/createLinkSigner.ts';
import type { LinkSigner } from './links/createLinkSigner.ts';
import { createSiteEngine } from './createSiteEngine.ts';
import type { SiteEngine } from './createSiteEngine.ts';
import type { BookingReference } from './embedded/BookingReference.ts';
import { loadBookingReferences } from './embedded/reference/loadBookingReferences.ts';
import { createBookingLinkGateways } from './links/createBookingLinkGateways.ts';
import { pageAddresses } from './links/pageAddresses.ts';
import { createWaitingList } from './waiting/createWaitingList.ts';
import type { WaitingList } from './waiting/createWaitingList.ts';
import { noWaitingList } from './waiting/noWaitingList.ts';
import { waitingDeliverers } from './waiting/waitingDeliverers.ts';

/** Starts the embedded engine with its messages and links, for each site with bookings. */
export async function createEmbeddedBooking(
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
): Promise<Booking> {
  const { storage, logger } = parts;
  const [references, secret] = await Promise.all([
    loadBookingReferences({ contentFolder, dealersFile, excludesDemoData, sites, countries, logger }),
    linkSecret ? () => linkSecret : secretAtStart(storage, 'bookingLinks'),
  ]);
  const departments = [...references.values()].map(({ site, country, workshops }) => {
    return { site, country, departments: workshops.map(({ departmentId }) => departmentId) };
  });
  await storage.prepare((opened) => assignBookingsToSites(opened, departments));
  const signer = createLinkSigner(secret);
  const waitingSigner = createLinkSigner(secret, 'waiting');
  const embeddedSites = new Map<string, EmbeddedSite>();
  for (const site of sites) {
    const reference = references.get(site.name);
    if (reference) {
      embeddedSites.set(site.name, embeddedSite(site, { reference, signer, waitingSigner, texts, senders }, parts));
    }
  }
  const bySite = new Map([...embeddedSites].map(([name, { engine }]) => [name, engine]));
  const { links, deliverers } = createBookingLinkGateways({ kind: 'workshop', bySite, signer, storage, logger });
  const waitingLists = [...embeddedSites].flatMap(([name, { waitingList }]) =>
    waitingList ? [[name, waitingList] as const] : [],
  );
  return {
    sites: new Map([...embeddedSites].map(([name, { booking }]) => [name, booking])),
    links,
    deliverers: { ...deliverers, ...waitingDeliverers(storage, new Map(waitingLists)) },
    close: () => undefined,
  };
}

interface EmbeddedSite {
  booking: SiteBooking;
  engine: SiteEngine;
  waitingList: WaitingList | null;
}

interface EmbeddedSiteSettings extends Pick<BookingSettings, 'texts' | 'senders'> {
  reference: BookingReference;
  signer: LinkSigner;
  waitingSigner: LinkSigner;
}

function embeddedSite(
  site: BookingSite,
  { reference, signer, waitingSigner, texts, senders }: EmbeddedSiteSettings,
  parts: BookingParts,
): EmbeddedSite {
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
  const engine = createSiteEngine(
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
      booking: confirmByMail(engine.gateway, { site, senders, wordings }, parts),
      waitingList: waitingList?.gateway ?? noWaitingList(),
      smsNotice,
    },
    engine,
    waitingList,
  };
}
